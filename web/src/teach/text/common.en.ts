/** What newcomers ask at every board: name, sentence, and the section of the rules about it. */
export const common = {
  lit: [
    'Lit places',
    'Where the piece in your hand may lie. The number is what it would bring at once. Tap any other place to hear why nothing goes there.',
    'turn',
  ],
  turning: [
    'Turning a piece',
    'Hold it over a lit place, then press R, turn the wheel, or tap the piece itself. Press Place when it lies right.',
    'turn',
  ],
  takeBack: [
    'A way back',
    'The bent arrow gives you your last step back until something new has come to light. The last step of a turn waits a few seconds for that; under More, Pace of play, you can let it wait for you.',
    'turn',
  ],
} as const;
