/** Where we are, as the address says it. The server answers every address with the same page. */
export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string; friends: boolean }
  | { screen: 'rules'; game: string }
  | { screen: 'learn'; game: string; lesson: string }
  | { screen: 'table'; id: string; invite?: string }
  | { screen: 'here'; id: string }
  | { screen: 'campaign'; id: string; invite?: string }
  | { screen: 'me'; part: string }
  | { screen: 'leaders'; game: string }
  | { screen: 'look'; from: 'table' | 'here' | 'file'; id: string; invite?: string };

export function read(path: string, search: string): Route {
  const parts = path.split('/').filter(Boolean);
  const query = new URLSearchParams(search);
  if (parts[0] === 'table' && parts[1]) {
    return { screen: 'table', id: parts[1], invite: query.get('invite') ?? undefined };
  }
  if (parts[0] === 'look') {
    const from = parts[1] === 'table' || parts[1] === 'here' ? parts[1] : 'file';
    return { screen: 'look', from, id: parts[2] ?? '', invite: query.get('invite') ?? undefined };
  }
  if (parts[0] === 'campaign' && parts[1]) {
    return { screen: 'campaign', id: parts[1], invite: query.get('invite') ?? undefined };
  }
  if (parts[0] === 'here' && parts[1]) return { screen: 'here', id: parts[1] };
  if (parts[0] === 'new' && parts[1]) {
    return { screen: 'new', game: parts[1], friends: query.has('friends') };
  }
  if (parts[0] === 'me') return { screen: 'me', part: parts[1] ?? '' };
  if (parts[0] === 'settings') return { screen: 'me', part: 'settings' };
  if (parts[0] === 'leaders') return { screen: 'leaders', game: parts[1] ?? '' };
  if (parts[0] === 'rules') return { screen: 'rules', game: parts[1] ?? 'my-island' };
  if (parts[0] === 'learn' && parts[1]) return { screen: 'learn', game: parts[1], lesson: parts[2] ?? 'first' };
  return { screen: 'home' };
}

export const place = $state<{ route: Route }>({ route: read(location.pathname, location.search) });

export function go(address: string): void {
  history.pushState(null, '', address);
  arrive();
  window.scrollTo(0, 0);
}

function arrive(): void {
  place.route = read(location.pathname, location.search);
}

window.addEventListener('popstate', arrive);

/** For links: lets the browser open new tabs, and stays on the page for plain clicks. */
export function follows(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  const link = (event.currentTarget as HTMLAnchorElement).getAttribute('href');
  if (!link) return;
  event.preventDefault();
  go(link);
}
