import { text } from '../../text/en';

/** What newcomers ask at every board: name, sentence, and the section of the rules about it. */
export const common = {
  lit: [
    'Lit places',
    'Where the piece in your hand may lie. The number is what it would bring at once. Tap any other place to hear why nothing goes there.',
    'turn',
  ],
  turning: [
    'Turning a piece',
    'Hold it over a lit place, then press R, turn the mouse wheel, or tap the piece.',
    'turn',
  ],
  takeBack: ['A way back', text.around.takeBack.text, 'turn'],
} as const;
