import { wantsLessMotion } from '../people/appearance.svelte';

/** Short movements of pieces. They can be skipped by any key or tap, and are off where people want less motion. */
const SHORT = 420;

/** Lets a piece fly to where it lies from a place on the screen; of several that lie on each other it is the uppermost. */
export function fly(svg: SVGSVGElement, name: string, from: DOMRect): void {
  const piece = [...svg.querySelectorAll<SVGGraphicsElement>(`[data-at="${CSS.escape(name)}"]`)].at(-1);
  const matrix = svg.getScreenCTM()?.inverse();
  if (!piece || !matrix || wantsLessMotion()) return;
  const middle = (box: DOMRect) => new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix);
  const [start, end] = [middle(from), middle(piece.getBoundingClientRect())];
  piece.animate(
    [
      { translate: `${start.x - end.x}px ${start.y - end.y}px`, opacity: 0.6 },
      { translate: '0px 0px', opacity: 1 },
    ],
    {
      duration: SHORT,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    },
  );
}

/** Ends whatever is moving. */
export function skip(): void {
  for (const motion of document.getAnimations()) {
    if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
  }
}
