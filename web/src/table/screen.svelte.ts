const tall = window.matchMedia('(max-width: 859px) and (orientation: portrait)');

/** How the screen is held; follows when it is turned. */
export const screenShape = $state({ isTall: tall.matches });
tall.addEventListener('change', () => (screenShape.isTall = tall.matches));
