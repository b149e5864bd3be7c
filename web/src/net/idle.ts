/** When something begins at the latest although the page is busy, in milliseconds. */
const AT_LAST = 2000;
/** What stands for an idle moment in browsers that cannot tell. */
const A_MOMENT = 200;

/** Does what can wait, once the page has nothing more urgent to do. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: AT_LAST });
  else setTimeout(work, A_MOMENT);
}

/** Does what comes second, when what came first has been painted. Returns how to leave it. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => (timer = setTimeout(work));
  if (document.hidden) next(); // nothing is painted
  const frame = document.hidden ? 0 : requestAnimationFrame(next);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
