import type * as sent from '../../../../games/small-islands/src/test/resources/golden/view';
import type { Added } from '../../net/types';

/** What the server tells of a game of Small Islands: the rules' own tests keep this type, for all variants. */
export type View = sent.View &
  Added & {
    /** What each of the other seats held, where a finished game is looked at with all hands open. */
    hands?: Own[];
  };
/** What a seat alone may see. */
export type Own = NonNullable<sent.View['you']>;
export type Ending = sent.Ending;
