/** Follows a pointer that lifts a piece from the tray; what is dragged by a finger is held above it. */
export interface Drag {
  lift(): void;
  over(x: number, y: number): void;
  /** The piece was let go, or the pointer was taken away. */
  drop(): void;
}

const SLACK = 8;
const ABOVE_FINGER = 50;
let going = false;

/** Whether a piece is being dragged, so that the click which ends it means nothing. */
export const isDragging = () => going;

export function drag(start: PointerEvent, { lift, over, drop }: Drag): void {
  const above = start.pointerType === 'mouse' ? 0 : ABOVE_FINGER;
  let next: PointerEvent | null = null;
  const show = () => {
    if (next) over(next.clientX, next.clientY - above);
    next = null;
  };
  const move = (e: PointerEvent) => {
    if (!going && Math.hypot(e.clientX - start.clientX, e.clientY - start.clientY) < SLACK) return;
    if (!going) {
      going = true;
      lift();
    }
    e.preventDefault();
    if (!next) requestAnimationFrame(show);
    next = e;
  };
  const done = (e: PointerEvent) => {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', done);
    window.removeEventListener('pointercancel', done);
    if (!going) return;
    if (e.type === 'pointerup') {
      next = e;
      show();
    } else next = null;
    drop();
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => {
      going = false;
      window.removeEventListener('click', swallow, { capture: true });
    });
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', done);
  window.addEventListener('pointercancel', done);
}

function swallow(click: MouseEvent): void {
  click.stopPropagation();
}
