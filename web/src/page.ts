import { mount } from 'svelte';
import App from './App.svelte';
import { whenIdle } from './net/idle';
import { version } from './net/version.svelte';
import { keepDressed } from './people/appearance.svelte';
import './palette.css';
import './palette-apart.css';
import './style.css';

/** Begins the page; the address of its first script tells which build it is. */
export function begin(firstScript: string): void {
  version.isPage(firstScript);
  window.addEventListener('vite:preloadError', () => version.misses());

  keepDressed();
  const target = document.getElementById('app');
  if (target) mount(App, { target });

  // The page starts without a network from the second time on; to fetch it all can wait until it is there.
  const keep = () => whenIdle(() => void navigator.serviceWorker.register('/sw.js').catch(() => {}));
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    if (document.readyState === 'complete') keep();
    else window.addEventListener('load', keep);
  }

  // The rules, fetched when somebody first asks for them; here for everybody who opens the console.
  Object.assign(globalThis, { atoll: { rules: () => import('./rules/rules') } });
}
