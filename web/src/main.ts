import { mount } from 'svelte';
import App from './App.svelte';
import { version } from './net/version.svelte';
import './style.css';

version.isPage(import.meta.url);
// A part of the page that is gone since the server got a new one: the new page has all of its own.
window.addEventListener('vite:preloadError', () => version.reload());

const target = document.getElementById('app');
if (target) mount(App, { target });

// The rules, fetched when somebody first asks for them; here for everybody who opens the console.
Object.assign(globalThis, { atoll: { rules: () => import('./rules/rules') } });
