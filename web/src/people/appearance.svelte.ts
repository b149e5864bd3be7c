import { settings } from '../table/settings.svelte';

/** What a rule of a style sheet asks of the system, and what people have chosen instead of it. */
const ASKED = {
  'prefers-color-scheme: dark': () => ({ system: null, light: false, dark: true })[settings.theme],
  'prefers-reduced-motion: reduce': () => (settings.motion === 'less' ? true : null),
  'prefers-contrast: more': () => (settings.contrast === 'more' ? true : null),
};
const own = new WeakMap<CSSMediaRule, string>();

/** The condition of a media rule after people have had their say; the rule's own where they leave it to the system. */
export function condition(asked: string): string {
  const found = Object.entries(ASKED).find(([feature]) => asked.includes(feature));
  const wish = found?.[1]();
  return wish === null || wish === undefined ? asked : wish ? 'all' : 'not all';
}

/** Whether pieces should stay where they are put. */
export const wantsLessMotion = (): boolean =>
  settings.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Answers the questions of a style sheet. A condition that stays is not written: the browser would look at every element again. */
function answer(sheet: CSSStyleSheet): void {
  for (const rule of sheet.cssRules)
    if (rule instanceof CSSMediaRule) {
      const asked = own.get(rule) ?? rule.media.mediaText;
      own.set(rule, asked);
      const answered = condition(asked);
      if (rule.media.mediaText !== answered) rule.media.mediaText = answered;
    }
}

/**
 * Puts the choices for theme, colours, motion and contrast in the place of what the system says. The style sheets name each colour once by
 * day and once by night, under the question that the browser answers; here the question is answered for it.
 */
export function dress(): void {
  for (const sheet of document.styleSheets) answer(sheet);
  document.documentElement.dataset.colours = settings.colours;
  document.documentElement.dataset.patterns = settings.patterns;
  document.documentElement.style.colorScheme = settings.theme === 'system' ? '' : settings.theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.dataset.asked ??= meta.media;
    const wish = settings.theme === 'system' ? null : meta.dataset.asked.includes(settings.theme);
    meta.media = wish === null ? meta.dataset.asked : wish ? 'all' : 'not all';
  }
}

/** Dresses the page now, whenever something else is chosen, and whatever style sheet a screen brings along. */
export function keepDressed(): void {
  $effect.root(() => {
    $effect(dress);
  });
  new MutationObserver((changes) => {
    for (const node of changes.flatMap((change) => [...change.addedNodes]))
      if (node instanceof HTMLLinkElement && node.rel === 'stylesheet')
        node.addEventListener('load', () => node.sheet && answer(node.sheet));
  }).observe(document.head, { childList: true });
}
