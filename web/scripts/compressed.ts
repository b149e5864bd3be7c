// Lays the compressed forms of what was built beside it, for the server to send: made once, as small as can be.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(html|js|css|json|svg|webmanifest|txt|wasm)$/;
const SMALL = 1000; // below this it would not arrive any sooner

/** Compresses every text file in a folder and the folders in it. */
function compress(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) compress(path);
    else if (TEXT.test(entry.name)) compressFile(path);
  }
}

function compressFile(path: string): void {
  const bytes = readFileSync(path);
  if (bytes.length < SMALL) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(path + '.br', brotliCompressSync(bytes, { params }));
  writeFileSync(path + '.gz', gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
}

/** The step of the build. */
export function compressed(): Plugin {
  let folder = 'dist';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle: () => compress(folder),
  };
}
