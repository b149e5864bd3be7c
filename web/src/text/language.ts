/** The language of the page, as `Intl` calls it: how it counts, lists and writes numbers. */
export const LANGUAGE = 'en-GB';
