/**
 * The service worker: it keeps the built page on the device, so that it starts without a network. A page is asked of the server
 * first, because the server may have a newer one; everything that is named by its content is taken from what is kept. The server's
 * answers to questions are none of its business.
 *
 * A new build is a new file list in here, so the browser takes it for a new worker: it fetches the new build beside the old one and
 * takes over at once. The build before stays, because a page of it may still be open and wish for more of its own files.
 */
export {};

/** The addresses of the build; the last step of the build puts them here. */
declare const BUILT_FILES: string[];
/** The name of the build; from the same step. */
declare const BUILD: string;

interface Waits extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Waits {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
const worker = self as unknown as EventTarget & {
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window' }): Promise<Window[]>;
    openWindow(address: string): Promise<unknown>;
  };
};
interface Window {
  readonly url: string;
  focus(): Promise<Window>;
  navigate(address: string): Promise<unknown>;
}
interface Pressed extends Waits {
  readonly notification: { close(): void; data: string };
}

const PREFIX = 'atoll-page-';
const OWN = PREFIX + BUILD;
const PAGE = '/';
/** A page that takes longer than this is shown as it is kept. */
const PATIENCE = 4000;
/** This build and the one before. */
const KEPT = 2;

const kept = (address: string | Request) => caches.match(address, { ignoreVary: true });

/** Fetches the build; what another build has under the same name is the same and need not be fetched again. */
async function install(): Promise<void> {
  const cache = await caches.open(OWN);
  await Promise.all(
    BUILT_FILES.map(async (address) => {
      const known = address.startsWith('/assets/') ? await kept(address) : undefined;
      if (known) await cache.put(address, known);
      else await cache.add(new Request(address, { cache: 'no-cache' }));
    }),
  );
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN);
  await Promise.all(ours.slice(0, Math.max(0, ours.length - KEPT + 1)).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The server's page, or the kept one if it does not come. */
async function page(request: Request): Promise<Response> {
  const keptPage = (await caches.open(OWN)).match(PAGE);
  const late = new Promise<undefined>((done) => setTimeout(() => done(undefined), PATIENCE));
  const asked = fetch(request);
  const fresh = await Promise.race([asked, late]).catch(() => undefined);
  if (fresh && fresh.status < 500) return fresh;
  return (await keptPage) ?? asked;
}

worker.addEventListener('install', (event) => (event as Waits).waitUntil(install()));
worker.addEventListener('activate', (event) => (event as Waits).waitUntil(activate()));

/** Whoever follows a notice comes to the window that shows that table, else to any, else to a new one. */
async function follow(address: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' });
  const shows = windows.find(({ url }) => new URL(url).pathname === address);
  if (shows) return void (await shows.focus());
  const [any] = windows;
  await (any ? any.focus().then((window) => window.navigate(address)) : worker.clients.openWindow(address));
}
worker.addEventListener('notificationclick', (event) => {
  const { notification } = event as Pressed;
  notification.close();
  (event as Waits).waitUntil(follow(notification.data));
});
worker.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as Asked;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  const answer = respondWith.bind(event);
  if (request.mode === 'navigate') answer(page(request));
  else if (pathname.startsWith('/assets/') || BUILT_FILES.includes(pathname))
    answer(kept(request).then((found) => found ?? fetch(request)));
});
