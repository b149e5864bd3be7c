/**
 * The first script. It is small, so that what the address names is asked for while the page itself is still on its way.
 */
import { beginTable } from './table/early';

beginTable(location.pathname, location.search);
void import('./page').then(({ begin }) => begin(import.meta.url));
