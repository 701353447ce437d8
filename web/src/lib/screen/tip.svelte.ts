/**
 * Tooltips and popovers: one layer for the whole page (TipLayer.svelte), so that they work on fields of the map as
 * well as on buttons. A tooltip opens on hover after a moment, on focus, and on a long press; a popover on a click.
 */
import type { Snippet } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

export type TipContent = string | Snippet;

export const HOVER_MS = 250;
export const PRESS_MS = 450;
export const TIP_ID = 'tip';

class Tips {
  content = $state.raw<TipContent>();
  anchor = $state.raw<Element>();
  /** A popover stays until it is closed; a tooltip goes with its reason. */
  pinned = $state(false);

  show(anchor: Element, content: TipContent, pinned = false): void {
    if (this.pinned && !pinned) return;
    // What is opened from within the layer goes with its opener: it takes the place of what was there.
    const place = anchor.closest(`#${TIP_ID}`) ? this.anchor : undefined;
    this.hide();
    this.anchor = place ?? anchor;
    this.content = content;
    this.pinned = pinned;
    this.anchor.setAttribute('aria-describedby', TIP_ID);
  }

  hide(): void {
    this.anchor?.removeAttribute('aria-describedby');
    this.anchor = undefined;
    this.content = undefined;
    this.pinned = false;
  }

  /** Hides what belongs to an anchor, unless a popover is pinned to it. */
  leave(anchor: Element): void {
    if (this.anchor === anchor && !this.pinned) this.hide();
  }
}

export const tips = new Tips();

const NOWHERE = { clientX: -1, clientY: -1 };
/** Where the pointer was when something was pressed last, until it moves away. */
let pressedAt = NOWHERE;

/** A finger that moves further than this does not rest on a thing to ask what it is: it drags it. */
const DRAGS = 8;

/** Whether the pointer still lies where it last pressed: what has come under it since was not pointed at. */
const rests = ({ clientX, clientY }: PointerEvent): boolean => clientX === pressedAt.clientX && clientY === pressedAt.clientY;

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', (event) => (pressedAt = event), true);
  // Whatever it comes back to, be it the very place, has been pointed at.
  window.addEventListener('pointermove', (event) => !rests(event) && (pressedAt = NOWHERE), true);
}

/** `{@attach tip(content)}`: a tooltip on any element, also inside SVG. Nothing to say, no tooltip. */
export function tip(content: TipContent | undefined): Attachment<Element> {
  return (node) => {
    if (!content) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    /** Where a finger came down that rests on the thing. */
    let finger: PointerEvent | null = null;
    /** It has come under a pointer that has not moved yet. */
    let waits = false;

    const later = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => tips.show(node, content), ms);
    };
    const leave = () => {
      clearTimeout(timer);
      waits = false;
      tips.leave(node);
    };
    const handlers: Record<string, (event: Event) => void> = {
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType === 'touch') return;
        waits = rests(event as PointerEvent);
        if (!waits) later(HOVER_MS);
      },
      pointermove: (event) => {
        const { clientX, clientY } = event as PointerEvent;
        if (finger && Math.hypot(clientX - finger.clientX, clientY - finger.clientY) > DRAGS) {
          [finger, pressed] = [null, false];
          leave();
        }
        if (!waits || rests(event as PointerEvent)) return;
        waits = false;
        later(HOVER_MS);
      },
      pointerleave: leave,
      focusin: () => node.matches(':focus-visible') && later(0),
      focusout: leave,
      keydown: (event) => {
        if ((event as KeyboardEvent).key === 'Escape') leave();
      },
      pointerdown: (event) => {
        pressed = false;
        if ((event as PointerEvent).pointerType !== 'touch') return leave();
        finger = event as PointerEvent;
        timer = setTimeout(() => {
          pressed = true;
          tips.show(node, content);
        }, PRESS_MS);
      },
      pointerup: () => {
        finger = null;
        clearTimeout(timer);
      },
      pointercancel: leave,
      // The click that ends a long press only asked what the thing is.
      click: (event) => {
        if (!pressed) return;
        pressed = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
    };
    // By Svelte's own `on`: a node that is taken out of the page loses the focus in the middle of a redraw.
    const off = Object.entries(handlers).map(([name, handler]) => on(node, name, handler, { capture: name === 'click' }));
    // A content that changes while it is read is shown at once in its new form.
    if (tips.anchor === node) tips.content = content;

    return () => {
      clearTimeout(timer);
      for (const stop of off) stop();
      // Its words may be those of a part of the page that goes just now: they are not read again. One that comes back
      // with other words says these.
      if (tips.anchor === node) tips.content = undefined;
      queueMicrotask(() => {
        if (!node.isConnected && tips.anchor === node) tips.hide();
      });
    };
  };
}

/**
 * Where a box goes beside an anchor: above it if there is room, else below, else on its outer side, where it hides
 * nothing that the anchor is compared with; and always inside the window.
 */
export function place(
  anchor: { left: number; top: number; right: number; bottom: number },
  box: { width: number; height: number },
  window: { width: number; height: number },
  gap = 8,
): { left: number; top: number } {
  const centre = (anchor.left + anchor.right) / 2 - box.width / 2;
  const left = Math.max(gap, Math.min(centre, window.width - box.width - gap));
  const above = anchor.top - box.height - gap;
  const below = anchor.bottom + gap;
  const fitsBelow = below + box.height <= window.height - gap;
  const outer = anchor.left + anchor.right < window.width ? anchor.left - gap - box.width : anchor.right + gap;
  if (above < gap && !fitsBelow && outer >= gap && outer + box.width <= window.width - gap) {
    return { left: outer, top: Math.max(gap, Math.min(anchor.top, window.height - box.height - gap)) };
  }
  const top = above >= gap ? above : fitsBelow ? below : Math.max(gap, window.height - box.height - gap);
  return { left, top };
}
