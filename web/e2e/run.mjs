// Runs the tests of this folder, two files at a time. A file in which something failed is run once more by itself: what
// fails twice fails the build, and what passed only then is named at the end, as something to look into.
import { readdirSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { run } from 'node:test';
import { spec as Spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './world.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
/** What takes longest begins first, so that nothing long is left for one core at the end. */
const LONG = ['games', 'boxes', 'offline', 'lesson', 'my-island', 'placing', 'campaign'].map(
  (name) => `${name}.test.mjs`,
);

/** Runs these files; returns those in which a test failed, with the names of the tests. */
async function failures(files, concurrency) {
  const failed = new Map();
  const tests = run({ files: files.map((file) => HERE + file), concurrency });
  tests.on('test:fail', ({ name, file, details }) => {
    if (details.type === 'suite') return;
    const where = (file ?? name).split('/').at(-1);
    failed.set(where, [...(failed.get(where) ?? []), name]);
  });
  const report = new Spec();
  tests.pipe(report).pipe(process.stdout);
  await finished(report);
  return failed;
}

const all = readdirSync(HERE).filter((name) => name.endsWith('.test.mjs'));
const wanted =
  process.argv.length > 2 ? process.argv.slice(2) : [...LONG, ...all.filter((name) => !LONG.includes(name))];
await findBrowser(); // two files that unpack it at once would get in each other's way
const first = await failures(wanted, 2);
const second = first.size > 0 ? await failures([...first.keys()], 1) : first;
for (const [file, names] of first)
  console.log(
    second.has(file) ? `failed twice: ${file}` : `passed only at the second try: ${file}: ${names.join('; ')}`,
  );
process.exitCode = second.size > 0 ? 1 : 0;
