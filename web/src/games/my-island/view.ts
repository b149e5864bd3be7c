import type * as sent from '../../../../games/my-island/src/test/resources/golden/view';
import type { Added } from '../../net/types';

/** What the server tells of a game of My Island: the rules' own tests keep this type, for all variants. */
export type View = sent.View & Added;
export type Ending = sent.Ending;
