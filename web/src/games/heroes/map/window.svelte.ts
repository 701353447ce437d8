/** The window one sees the map through: drag, wheel, pinch, keys. The page itself never scrolls. */
import type { Attachment } from 'svelte/attachments';
import { type Camera, FINGER, type Inset, MOUSE, NO_INSET, type Size, fit, furthest, held, opening, revealing, toScreen, zoomed } from './camera';
import { type Box, type Point, WIDTH } from './geometry';

/** A pointer that moves further than this drags the map and chooses nothing. */
const DRAG = 7;
const PRESS_MS = 450;
const STEP = 1.25;
const PAN = 90;

function same<T extends object>(a: T, b: T): boolean {
  return (Object.keys(a) as (keyof T)[]).every((key) => a[key] === b[key]);
}

const coarse = (): boolean => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

export class MapWindow {
  camera = $state.raw<Camera>({ x: 0, y: 0, k: 1 });
  size = $state.raw<Size>({ width: 0, height: 0 });
  /** Fingers or the mouse hold the map: then it is moved as a picture, and drawn sharp again afterwards. */
  moving = $state(false);
  /** The camera glides to where it was sent. */
  gliding = $state(false);
  box = $state.raw<Box>({ x: 0, y: 0, width: 1, height: 1 });
  inset = $state.raw<Inset>(NO_INSET);
  /** How high what lies over the lower rim is just now; the map was laid for `inset`, and does not move with this. */
  covered = 0;
  /** What matters most when the whole map is too much. */
  home: Point | null = null;
  /** Where one may choose something just now: what lies over the lower rim should not lie over it. */
  open: readonly Point[] = [];
  /** Called when a finger rests on the map. */
  onpress: (at: Point) => void = () => {};

  /** Once the reader has moved the map it stays as it is put. */
  #touched = false;
  #visiting: Box | null = null;
  #before: Camera | null = null;
  #pointers = new Map<number, Point>();
  #from: Point = { x: 0, y: 0 };
  #dragged = false;
  #pressing: ReturnType<typeof setTimeout> | undefined;
  #settling: ReturnType<typeof setTimeout> | undefined;

  get least(): number {
    return furthest(this.box, this.size);
  }

  /** Takes over a new map; the view stays where the reader put it. */
  lay(box: Box, inset: Inset): void {
    if (same(box, this.box) && same(inset, this.inset)) return;
    this.box = box;
    this.inset = inset;
    this.#settleIn(true);
  }

  /**
   * Where only the height changes, because what stands under the map has become higher or lower, the map keeps its
   * place, and moves no further than it must to show one's own hero and what may be chosen.
   */
  resize(size: Size): void {
    const [first, same] = [this.size.width === 0, this.size.width === size.width];
    const away = this.#looksElsewhere();
    this.size = size;
    if (same && !this.#visiting) {
      this.camera = held(this.camera, this.box, this.size);
      this.comeOut(away);
    } else this.#settleIn(!first);
  }

  /**
   * Shows one's own hero, and what may be chosen, where something has come to lie over it. What lies outside stays
   * there, and a map that the reader has put somewhere moves for the hero alone, and only where he was seen.
   */
  comeOut(away = this.#looksElsewhere()): void {
    if (!this.size.width || !this.size.height || this.#visiting) return;
    const hidden = this.#touched ? [] : this.open.filter((p) => this.#isCovered(p));
    const lowest = hidden.reduce<Point | null>((low, p) => (low && low.y >= p.y ? low : p), null);
    if (lowest) this.reveal(lowest);
    if (this.home && !away) this.reveal(this.home);
  }

  /** Whether the reader has moved the map so far that one's own hero lies outside the window. */
  #looksElsewhere(): boolean {
    return this.#touched && this.home !== null && revealing(this.camera, this.home, this.size, NO_INSET, 0) !== this.camera;
  }

  #isCovered(p: Point): boolean {
    const { x, y } = toScreen(this.camera, p);
    return x > 0 && x < this.size.width && y < this.size.height && y > this.size.height - this.covered;
  }

  /** Goes near to a part of the map for a while, and back to where it was with null. */
  visit(box: Box | null): void {
    if (box && !this.#visiting) this.#before = this.#touched ? this.camera : null;
    const left = !box && this.#visiting !== null;
    this.#visiting = box;
    if (left && this.#before) this.#go(this.#before, true);
    else this.#settleIn(true);
  }

  #settleIn(glide: boolean): void {
    if (!this.size.width || !this.size.height) return;
    if (this.#visiting) this.#go(fit(this.#visiting, this.size, this.inset), glide);
    else if (this.#touched) this.camera = held(this.camera, this.box, this.size);
    else this.#go(opening(this.box, this.size, this.home, WIDTH, this.inset, coarse() ? FINGER : MOUSE), glide);
  }

  fit(): void {
    this.#touched = false;
    this.#go(fit(this.box, this.size, this.inset), true);
  }

  zoom(steps: number, about: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    this.#touched = true;
    this.#go(zoomed(this.camera, STEP ** steps, about, this.least), true);
  }

  pan(dx: number, dy: number): void {
    this.#touched = true;
    this.#go({ ...this.camera, x: this.camera.x - dx * PAN, y: this.camera.y - dy * PAN }, true);
  }

  /** Shows a place that may lie outside. */
  reveal(p: Point): void {
    const inset = { ...this.inset, bottom: Math.max(this.inset.bottom, this.covered) };
    const camera = revealing(this.camera, p, this.size, inset);
    if (camera !== this.camera) this.#go(camera, true);
  }

  screen(p: Point): Point {
    return toScreen(this.camera, p);
  }

  #go(camera: Camera, glide: boolean): void {
    this.gliding = glide;
    this.camera = held(camera, this.box, this.size);
    if (glide) this.#settle(260);
  }

  #settle(ms: number): void {
    this.moving = true;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => {
      this.moving = this.#pointers.size > 0;
      this.gliding = false;
    }, ms);
  }

  /** Listens on the element that frames the map. */
  attach: Attachment<HTMLElement> = (node) => {
    const here = (event: MouseEvent): Point => {
      const frame = node.getBoundingClientRect();
      return { x: event.clientX - frame.left, y: event.clientY - frame.top };
    };

    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const lines = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
      this.#touched = true;
      this.gliding = false;
      this.camera = held(zoomed(this.camera, 2 ** (-lines / (event.ctrlKey ? 120 : 360)), here(event), this.least), this.box, this.size);
      this.#settle(180);
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      this.#pointers.set(event.pointerId, here(event));
      this.#dragged &&= this.#pointers.size > 1;
      this.#from = here(event);
      clearTimeout(this.#pressing);
      if (event.pointerType === 'touch' && this.#pointers.size === 1) {
        this.#pressing = setTimeout(() => {
          this.#dragged = true; // a long press only asks; the click after it chooses nothing
          this.onpress(this.#from);
        }, PRESS_MS);
      }
    };
    const move = (event: PointerEvent): void => {
      const before = this.#pointers.get(event.pointerId);
      if (!before) return;
      const now = here(event);
      if (!this.#dragged && Math.hypot(now.x - this.#from.x, now.y - this.#from.y) < DRAG) return;
      if (!this.#dragged) node.setPointerCapture(event.pointerId);
      clearTimeout(this.#pressing);
      this.#dragged = true;
      this.#touched = true;
      this.moving = true;
      this.gliding = false;
      let camera = { ...this.camera, x: this.camera.x + now.x - before.x, y: this.camera.y + now.y - before.y };
      const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        // The other finger stays, so half of the way is the pinch's and half the pan's.
        camera = { ...this.camera, x: this.camera.x + (now.x - before.x) / 2, y: this.camera.y + (now.y - before.y) / 2 };
        const factor = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
        camera = zoomed(camera, factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, this.least);
      }
      this.#pointers.set(event.pointerId, now);
      this.camera = held(camera, this.box, this.size);
    };
    const up = (event: PointerEvent): void => {
      if (!this.#pointers.delete(event.pointerId)) return;
      clearTimeout(this.#pressing);
      this.#settle(60);
    };
    const click = (event: MouseEvent): void => {
      if (!this.#dragged) return;
      this.#dragged = false;
      event.stopPropagation();
      event.preventDefault();
    };

    node.addEventListener('wheel', wheel, { passive: false });
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    node.addEventListener('click', click, { capture: true });
    const watcher = new ResizeObserver(() => {
      this.resize({ width: node.clientWidth, height: node.clientHeight });
    });
    watcher.observe(node);
    return () => {
      watcher.disconnect();
      clearTimeout(this.#pressing);
      clearTimeout(this.#settling);
      // The window is used again: nobody holds this map any more.
      this.#pointers.clear();
      this.#dragged = this.moving = this.gliding = false;
      node.removeEventListener('wheel', wheel);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('click', click, { capture: true });
    };
  };
}

const windows = new WeakMap<object, MapWindow>();

/** The window of a table: whoever comes back from a fight or a town finds the map as it was left. */
export function mapWindowOf(table: object): MapWindow {
  const known = windows.get(table) ?? new MapWindow();
  windows.set(table, known);
  return known;
}
