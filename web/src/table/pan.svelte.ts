import { around, type Layout } from '../play/geometry';
import type { Point } from '../play/placing';
import {
  fitted,
  handy,
  seen,
  showing,
  showingMost,
  viewBox,
  within,
  zoomed,
  type Box,
  type Size,
  type Window,
} from './zoom';

const SLACK = 6;

/** Pan and zoom by pointers: one finger or the mouse moves the board, two fingers zoom it. A board too small for fingers shows its part in play. */
export class Pan {
  private win = $state.raw<Window>({ scale: 1, x: 0, y: 0 });
  /** Whether a part is shown because nobody wanted anything else. */
  private isPart = false;
  /** Whether the whole of a board is wanted that would else be shown in part. */
  isWhole = $state(false);
  private handy = $derived.by(() => handy(this.cell(), this.layout().box, this.area(), this.layout().steady));
  /** Whether the whole board is too small for fingers here. */
  isSmall = $derived.by(() => this.handy > 1);
  viewBox = $derived.by(() => viewBox(this.win, this.layout().box));
  isZoomed = $derived.by(() => this.win.scale > 1);
  /** What of the board is on the screen, in its units. */
  seen = $derived.by((): Box => seen(this.win, this.layout().box, this.area()));
  /** Whether the pointers that are down have moved, so that lifting them is no tap. */
  moved = false;

  private pointers = new Map<number, Point>();
  private spread = 0;

  /** For a component: whenever the board's box changes, it is fitted again, unless a part of it is shown: that holds still. */
  constructor(
    private readonly layout: () => Layout,
    private readonly svg: () => SVGSVGElement | undefined,
    private readonly area: () => Size,
  ) {
    this.win = fitted(layout().box);
    let before = layout().box.join();
    $effect.pre(() => {
      const now = this.layout().box.join();
      if (now === before) return;
      before = now;
      const isInPart = this.layout().steady !== undefined && this.isSmall && !this.isWhole;
      this.win = isInPart ? { ...this.win, scale: this.handy } : fitted(this.layout().box);
    });
  }

  /** How wide a cell is, in units of the board. */
  private cell(): number {
    const [first] = this.layout().cells.values();
    const across = first?.points.split(' ').map((point) => Number(point.split(',')[0])) ?? [0];
    return Math.max(...across) - Math.min(...across);
  }

  fit(): void {
    this.win = fitted(this.layout().box);
    this.isWhole = this.isSmall;
  }

  zoom(factor: number, at: Point = this.win): void {
    this.win = zoomed(this.win, factor, at, this.layout().box);
  }

  /** Shows these cells as large as fingers want them, unless the whole board is large enough or wanted. */
  look(cells: readonly Point[]): void {
    const { box } = this.layout();
    if (this.isSmall && !this.isWhole) {
      const window = { ...this.win, scale: this.handy };
      const half = cells.length > 0 ? this.cell() / 2 : 0;
      this.win = showingMost(cells.length > 0 ? cells : [this.win], half, window, box, this.area());
      this.isPart = true;
    } else if (this.isPart) {
      this.win = fitted(box);
      this.isPart = false;
    }
  }

  /** Moves the board only if a cell is not on the screen. */
  reveal(cell: Point): void {
    if (this.isZoomed) this.win = showing(around([cell], this.cell() / 2), this.win, this.layout().box, this.area());
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
      const { x, y } = this.win;
      this.win = within({ ...this.win, x: x - (to.x - from.x), y: y - (to.y - from.y) }, this.layout().box);
    }
    return true;
  }
}
