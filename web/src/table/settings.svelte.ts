/** How people like to play; kept in the browser. */
export interface Settings {
  /** What happens with the last step of a turn: it waits to be confirmed, for three seconds, or not at all; at last a press on a lit place alone plays it. */
  commit: 'confirm' | 'wait' | 'once' | 'press';
  /** How fast what happens is shown. */
  pace: 'slow' | 'normal' | 'fast' | 'once';
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'less';
  contrast: 'system' | 'more';
  /** The colours of the seats: the usual ones, or such as stay apart for whoever sees red and green alike. */
  colours: 'usual' | 'apart';
  /** How clearly patterns stand on what is coloured. */
  patterns: 'usual' | 'bold' | 'none';
  sounds: 'off' | 'on';
  /** Whether the browser says that it is one's turn while the page is not looked at. */
  notices: 'off' | 'on';
  /** What happens when a device is passed on between players with secrets: they are covered first, or it is only said whose turn it is. */
  handOver: 'cover' | 'tell';
}

const PLACE = 'atoll-settings';
const CHOICES: { [K in keyof Settings]: readonly Settings[K][] } = {
  commit: ['confirm', 'wait', 'once', 'press'],
  pace: ['slow', 'normal', 'fast', 'once'],
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'less'],
  contrast: ['system', 'more'],
  colours: ['usual', 'apart'],
  patterns: ['usual', 'bold', 'none'],
  sounds: ['off', 'on'],
  notices: ['off', 'on'],
  handOver: ['cover', 'tell'],
};
const USUAL: Settings = {
  commit: 'wait',
  pace: 'normal',
  theme: 'system',
  motion: 'system',
  contrast: 'system',
  colours: 'usual',
  patterns: 'usual',
  sounds: 'off',
  notices: 'off',
  handOver: 'cover',
};

/** Settings from whatever was kept; what makes no sense is as usual. */
export function readSettings(kept: string | null): Settings {
  let found: Record<string, unknown> = {};
  try {
    found = Object(JSON.parse(kept ?? '{}'));
  } catch {
    // then all of it is as usual
  }
  const isChoice = ([name, value]: [string, unknown]) => CHOICES[name as keyof Settings]?.some((c) => c === value);
  return { ...USUAL, ...Object.fromEntries(Object.entries(found).filter(isChoice)) };
}

function recall(): Settings {
  try {
    return readSettings(localStorage.getItem(PLACE));
  } catch {
    return readSettings(null);
  }
}

export const settings = $state<Settings>(recall());

export function choose<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // no storage: then it holds until the page is left
  }
}

export const choicesOf = <K extends keyof Settings>(name: K): readonly Settings[K][] => CHOICES[name];
