/** What a key means at the table. A number picks a piece, the arrows lead to the board. */
export type Command =
  | number
  | 'arrow'
  | 'cancel'
  | 'turn'
  | 'turnBack'
  | 'takeBack'
  | 'hint'
  | 'keys'
  | 'moves'
  | 'larger'
  | 'smaller'
  | 'fit'
  | 'next'
  | 'previous'
  | 'confirm'
  | 'what';

const COMMANDS: Record<string, Exclude<Command, number>> = {
  Escape: 'cancel',
  Enter: 'confirm',
  u: 'takeBack',
  h: 'hint',
  '?': 'keys',
  m: 'moves',
  i: 'what',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  '0': 'fit',
  '.': 'next',
  ',': 'previous',
};

/** The command of a key press, or null where it belongs to something else. */
export function command(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>,
): Command | null {
  const isTyping = (event.target as Element | null)?.matches?.('input, select, textarea') ?? false;
  if (event.ctrlKey || event.metaKey || event.altKey || (isTyping && event.key !== 'Escape')) return null;
  if (/^[1-9]$/.test(event.key)) return Number(event.key);
  if (event.key.startsWith('Arrow')) return 'arrow';
  if (event.key.toLowerCase() === 'r') return event.shiftKey ? 'turnBack' : 'turn';
  return COMMANDS[event.key] ?? COMMANDS[event.key.toLowerCase()] ?? null;
}
