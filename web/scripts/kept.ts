// Tells the service worker which files were built, so that it can keep them all.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .toSorted();
}

/** The step of the build. */
export function kept(): Plugin {
  let folder = 'dist';
  return {
    name: 'kept',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    writeBundle: () => {
      const files = filesIn(folder).filter((file) => file !== `/${WORKER}`);
      const build = createHash('sha256');
      for (const file of files) build.update(file).update(readFileSync(folder + file));
      const addresses = files.map((file) => (file === '/index.html' ? '/' : file));
      const code = readFileSync(join(folder, WORKER), 'utf8');
      const told = `const BUILT_FILES=${JSON.stringify(addresses)},BUILD="${build.digest('hex').slice(0, 16)}";\n`;
      writeFileSync(join(folder, WORKER), told + code);
    },
  };
}
