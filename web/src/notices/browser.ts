/** Notices of the browser, for people who look elsewhere and have asked for them. */
import { titleOf } from '../games/words';
import { settings } from '../table/settings.svelte';
import { sound } from './sound';
import { text } from './text';
import type { Waiting } from './turns.svelte';

export const canNotify = (): boolean => 'Notification' in window;

/** Asks the browser's own question; whether people said yes. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Our turn has come at a table. */
export function ring(table: Waiting): void {
  sound('turn');
  if (document.visibilityState === 'hidden') void notify(table);
}

async function notify(table: Waiting): Promise<void> {
  if (settings.notices === 'off' || !canNotify() || Notification.permission !== 'granted') return;
  const others = (table.players ?? []).filter((name, seat) => name && !table.mySeats?.includes(seat));
  const body = text.about(await titleOf(table.game), others);
  // With the table as its tag several tabs show one notice, and a newer one takes the place of an older one.
  const how = { body, tag: table.id, icon: '/icon-192.png', data: `/${table.isHere ? 'here' : 'table'}/${table.id}` };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(text.title, how);
  const notice = new Notification(text.title, how);
  notice.onclick = () => {
    window.focus();
    location.assign(how.data);
  };
}
