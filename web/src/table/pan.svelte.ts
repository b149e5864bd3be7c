import type { Layout } from '../play/geometry';
import type { Point } from '../play/placing';
import { fitted, viewBox, within, zoomed, type Window } from './zoom';

const SLACK = 6;

/** Pan and zoom by pointers: one finger or the mouse moves the board, two fingers zoom it. */
export class Pan {
  private win = $state.raw<Window>({ scale: 1, x: 0, y: 0 });
  viewBox = $derived.by(() => viewBox(this.win, this.box()));
  isZoomed = $derived.by(() => this.win.scale > 1);
  /** Whether the pointers that are down have moved, so that lifting them is no tap. */
  moved = false;

  private pointers = new Map<number, Point>();
  private spread = 0;

  /** For a component: whenever the board's box changes, it is fitted again. */
  constructor(
    private readonly box: () => Layout['box'],
    private readonly svg: () => SVGSVGElement | undefined,
  ) {
    this.win = fitted(box());
    let before = box().join();
    $effect.pre(() => {
      const now = this.box().join();
      if (now === before) return;
      before = now;
      this.fit();
    });
  }

  fit(): void {
    this.win = fitted(this.box());
  }

  zoom(factor: number, at: Point = this.win): void {
    this.win = zoomed(this.win, factor, at, this.box());
  }

  /** Where on the board a point of the screen lies. */
  point(x: number, y: number): Point {
    const matrix = this.svg()?.getScreenCTM();
    if (!matrix) return this.win;
    const p = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    return { x: p.x, y: p.y };
  }

  down(event: PointerEvent): void {
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.pointers.size === 1) this.moved = false;
    this.spread = 0;
  }

  up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
  }

  /** Returns whether the pointer was down, and so moves the board. */
  move(event: PointerEvent): boolean {
    const before = this.pointers.get(event.pointerId);
    if (!before) return false;
    if (!this.moved && Math.hypot(event.clientX - before.x, event.clientY - before.y) < SLACK) return true;
    this.moved = true;
    const from = this.point(before.x, before.y);
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const [a, b] = [...this.pointers.values()];
    if (a && b) {
      const now = Math.hypot(a.x - b.x, a.y - b.y);
      if (this.spread > 0) this.zoom(now / this.spread, this.point((a.x + b.x) / 2, (a.y + b.y) / 2));
      this.spread = now;
    } else if (this.isZoomed) {
      const to = this.point(event.clientX, event.clientY);
      this.win = within({ ...this.win, x: this.win.x - (to.x - from.x), y: this.win.y - (to.y - from.y) }, this.box());
    }
    return true;
  }
}
