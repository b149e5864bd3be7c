// A server from the real jar and a real Chromium, for the tests in this folder.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, afterEach, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const JAR = process.env.ATOLL_JAR ?? fileURLToPath(new URL('../../app/target/atoll.jar', import.meta.url));
/** What a server with examples needs besides the jar. */
const EXAMPLES = ['../../app/target/test-classes/', '../../examples/target/classes/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
const WANT = 25;
/** No JVM of a test runs long enough for the second compiler to give back what it takes. */
const QUICK = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

function java() {
  const home = (dir) => {
    const release = join(dir, 'release');
    if (!existsSync(release)) return false;
    const version = Number(/JAVA_VERSION="(\d+)/.exec(readFileSync(release, 'utf8'))?.[1] ?? 0);
    return version >= WANT && existsSync(join(dir, 'bin', 'java'));
  };
  const roots = ['/usr/lib/jvm', '/usr/java', '/opt/java', '/Library/Java/JavaVirtualMachines'];
  const homes = [
    process.env.ATOLL_JAVA_HOME,
    process.env.JAVA_HOME,
    ...roots.flatMap((root) =>
      existsSync(root) ? readdirSync(root).flatMap((d) => [join(root, d), join(root, d, 'Contents', 'Home')]) : [],
    ),
  ];
  const found = homes.find((dir) => dir && home(dir));
  return found ? join(found, 'bin', 'java') : 'java';
}

function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

/** Runs the command of the jar to its end, started quickly. */
export function atoll(...args) {
  return execFileSync(java(), [...QUICK, '-jar', JAR, ...args], { encoding: 'utf8' });
}

/**
 * Runs many commands of the jar to their ends, one after another in one JVM; one that runs `long` compiles better. Returns what
 * the last of them said.
 */
export async function commands(all, long = false, flags = long ? ['-XX:+UseSerialGC'] : QUICK) {
  const how = [...flags, '-cp', JAR, fileURLToPath(new URL('Commands.java', import.meta.url))];
  const child = spawn(java(), how, { stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stdin.end(JSON.stringify(all));
  const [code] = await once(child, 'close');
  assert.equal(code, 0, 'the commands end well');
  return said;
}

/**
 * The server of the jar; with `examples` the same one, with the examples among its games; `missing`: who is gone for so many seconds;
 * `openDecks`: whether nobody has to earn the Great Explorer's cards.
 */
export async function startServer({ examples = false, missing = 180, openDecks = true } = {}) {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'atoll-e2e-'));
  const what = examples
    ? [
        '--enable-native-access=ALL-UNNAMED',
        '-cp',
        [JAR, ...EXAMPLES].join(delimiter),
        'atoll.app.ExampleServer',
        String(port),
        data,
      ]
    : [
        '-jar',
        JAR,
        'serve',
        ...(openDecks ? ['--open-decks'] : []),
        '--missing-seconds',
        String(missing),
        '--port',
        String(port),
        '--data',
        data,
      ];
  const url = `http://127.0.0.1:${port}`;
  let child = await ready(url, what);
  const end = () =>
    new Promise((done) => {
      child.once('exit', done);
      child.kill();
    });
  return {
    url,
    /** Ends the server and starts it again at the same address, with all that it has kept. */
    restart: async () => {
      await end();
      child = await ready(url, what);
    },
    /** Writes into its store what would take a person long to get to. */
    write: (sql) =>
      execFileSync(java(), [
        ...[...QUICK, '--enable-native-access=ALL-UNNAMED', '-cp', JAR],
        ...[fileURLToPath(new URL('Writes.java', import.meta.url)), data, sql],
      ]),
    stop: async () => {
      await end();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Starts a JVM and waits until it serves. */
async function ready(url, what) {
  const child = spawn(java(), [...QUICK, '-Xmx512m', ...what], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => (said = (said + chunk).slice(-4000)));
  for (let i = 0; ; i++) {
    try {
      if ((await fetch(url + '/ready')).ok) return child;
    } catch {
      // not yet
    }
    if (child.exitCode !== null || i > 600) throw new Error(`the server did not start: ${said}`);
    await new Promise((done) => setTimeout(done, 200));
  }
}

/** The browser that CHROMIUM names, else the system's, else (or with CHROMIUM=packed) the one from npm, which is unpacked when first asked for. */
export async function findBrowser() {
  const own =
    process.env.CHROMIUM !== 'packed' &&
    [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
      (path) => path && existsSync(path),
    );
  if (own) return { executablePath: own, args: ['--no-sandbox'] };
  const packed = (await import('@sparticuz/chromium')).default;
  // Not its own arguments: with --single-process the browser ends with its first context.
  return { executablePath: await packed.executablePath(), args: ['--no-sandbox', '--disable-gpu', '--no-zygote'] };
}

export const startBrowser = async () => chromium.launch(await findBrowser());

/** A visitor: a page of its own, with everything it complained about and every foreign address it asked for. */
export async function visitor(browser, url, { pace = 'once', handOver = 'tell', commit, ...options } = {}) {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block', // it would fetch the whole page for everybody; tests that are about it allow it
    ...options,
  });
  // Tests that are not about watching see at once where everything led, and those not about sharing a device have nothing covered.
  await context.addInitScript(
    (kept) => localStorage.getItem('atoll-settings') ?? localStorage.setItem('atoll-settings', JSON.stringify(kept)),
    { pace, handOver, commit },
  );
  const page = await context.newPage();
  page.setDefaultTimeout(45_000);
  const complaints = [];
  page.on('pageerror', (e) => complaints.push(String(e)));
  page.on(
    'console',
    (m) =>
      m.type() === 'error' &&
      !/ERR_INTERNET_DISCONNECTED|Failed to load resource/.test(m.text()) &&
      complaints.push(m.text()),
  );
  page.on(
    'request',
    (r) => !r.url().startsWith(url) && !r.url().startsWith('data:') && complaints.push('asked ' + r.url()),
  );
  return { context, page, complaints };
}

/** What a page says, for whoever has to understand from afar why a test failed. */
const reads = (page) => page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 2000));

const PICTURES = fileURLToPath(new URL('../target/e2e/', import.meta.url));

/**
 * A server and a browser for the tests of a file. Visitors of a test leave when it is over; if it failed,
 * what they read last is printed, and what they saw is kept as pictures in target/e2e.
 */
export function world(options = {}) {
  const here = { guests: [] };
  before(async () => {
    const server = startServer(options);
    try {
      here.browser = await startBrowser();
    } finally {
      here.server = await server; // whatever becomes of the browser: a server that nobody ends keeps the file from ending
    }
    here.url = here.server.url;
  });
  after(async () => {
    await here.browser?.close();
    await here.server?.stop();
  });
  /** Somebody who has just arrived at the home page, or at another address. */
  here.arrive = async (options = {}, address = '/') => {
    const guest = await visitor(here.browser, here.url, options);
    here.guests.push(guest);
    await guest.page.goto(here.url + address);
    if (address === '/') await guest.page.waitForSelector('[data-play]');
    return guest;
  };
  /**
   * Somebody at a fresh table of a game with the wanted seats. What has been played there before, while nothing was drawn, is up
   * to `past`, which gets a page and the table's address; if it says no, another table is tried.
   */
  here.sitDown = async (table, options = {}, past = async () => true) => {
    // By way of an address without the page: home with its five boards would be drawn for nothing.
    const guest = await here.arrive(options, '/ready');
    const { page } = guest;
    const post = (address, body) =>
      page.evaluate(
        async ([address, body]) => {
          const answer = await fetch(address, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          });
          return answer.json();
        },
        [address, body],
      );
    const { name } = await post('/api/guests', { name: 'Ada' });
    await page.evaluate((name) => localStorage.setItem('atoll-guest', name), name);
    let id;
    do {
      ({ id } = await post('/api/tables', { options: {}, private: true, ...table }));
      assert.ok(id, 'the server makes a table');
    } while (!(await past(page, `/api/tables/${id}`)));
    await page.goto(`${here.url}/table/${id}`);
    await page.waitForSelector('.board svg, .board pre');
    await page.waitForSelector('.do > *'); // what is in hand comes with what can be done, a moment after the board
    return guest;
  };
  afterEach(async (test) => {
    const name = test.name.replaceAll(/[^a-z0-9]+/gi, '-');
    for (const [i, { page, context, complaints }] of here.guests.entries()) {
      if (test.error !== null && test.error !== undefined) {
        await page.screenshot({ path: `${PICTURES}${name}-${i}.png` }).catch(() => {});
        console.log(`${test.name}: at ${page.url()}`, complaints, await reads(page).catch(String));
      }
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' }); // what is being retold when a visitor leaves harms nobody
      await context.close();
    }
    here.guests = [];
  });
  return here;
}

/** The addresses of everything that a device keeps of the page: its service worker has them. */
export async function builtFiles(url) {
  const worker = await (await fetch(url + '/sw.js')).text();
  return [...new Set(worker.match(/\/assets\/[\w.-]+/g))];
}

/** Lets a page hear of a table what `change` makes of it. */
export function retell(page, address, change) {
  return page.route(new RegExp(`${address}(\\?.*)?$`), async (route) => {
    const answer = await route.fetch();
    const table = await answer.json();
    change(table);
    await route.fulfill({ response: answer, json: table });
  });
}

/** Whether the page is wider or higher than the screen. */
export const scrolls = (page) =>
  page.evaluate(
    () =>
      document.documentElement.scrollWidth > innerWidth + 1 || document.documentElement.scrollHeight > innerHeight + 1,
  );

/** The violations of WCAG 2.2 AA that axe finds, or of these rules alone, in a form that says where. */
export async function axe(page, rules = undefined) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (rules) => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { violations } = await globalThis.axe.run(document, { runOnly: rules ?? tags, resultTypes: ['violations'] });
    return violations.map(
      (v) =>
        `${v.id}: ${v.nodes
          .slice(0, 3)
          .map((n) => n.target.join(' ') + ' ' + (n.any[0]?.message ?? ''))
          .join(' | ')}`,
    );
  }, rules);
}
