import { createSubscriber } from 'svelte/reactivity';
import { serverTime } from '../net/time';

/** Often enough that no second is skipped. */
const OFTEN = 200;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, OFTEN);
  return () => clearInterval(timer);
});

/** The time at the server, for whoever shows it: it goes on by itself while somebody looks. */
export function now(): number {
  subscribe();
  return serverTime.now();
}
