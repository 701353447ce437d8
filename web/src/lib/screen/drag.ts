/** Dragging a thing to a place: whatever a click on it and then a click on the place would do, in one movement. */
import type { Attachment } from 'svelte/attachments';

/** A pointer that moves further than this drags; less is a click. */
const FAR = 8;

export interface Drag {
  /** Which places take it; of what lies under the pointer the first that fits counts. */
  places: string;
  /** The place under the pointer, while it is dragged; null beside all of them. */
  onover: (place: HTMLElement | null) => void;
  ondrop: (place: HTMLElement) => void;
  /** What a finger still scrolls: nothing, unless the thing lies in a list that is moved one way. */
  scrolls?: 'pan-x' | 'pan-y';
}

/** The click that follows a drag chooses nothing. */
export function muteClick(): void {
  const quiet = (click: Event): void => (click.stopPropagation(), click.preventDefault());
  addEventListener('click', quiet, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', quiet, { capture: true }));
}

/** Lets a thing be dragged while there is something to do with it. */
export function drag(how: Drag | null): Attachment<HTMLElement> {
  return (node) => {
    if (!how) return;
    node.style.touchAction = how.scrolls ?? 'none';
    let from: { x: number; y: number; id: number } | null = null;
    let dragging = false;
    const under = ({ clientX, clientY }: PointerEvent): HTMLElement | null =>
      document.elementsFromPoint(clientX, clientY).find((one): one is HTMLElement => one instanceof HTMLElement && one !== node && one.matches(how.places)) ?? null;

    const down = (event: PointerEvent): void => {
      if (event.button === 0 && event.isPrimary) from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    };
    const move = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.id) return;
      if (!dragging && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
      if (!dragging) node.setPointerCapture(event.pointerId);
      dragging = true;
      how.onover(under(event));
    };
    const end = (event: PointerEvent, drops: boolean): void => {
      if (!from || event.pointerId !== from.id) return;
      from = null;
      if (!dragging) return;
      dragging = false;
      muteClick();
      const place = drops ? under(event) : null;
      how.onover(null);
      if (place) how.ondrop(place);
    };
    const up = (event: PointerEvent): void => end(event, true);
    const cancel = (event: PointerEvent): void => end(event, false);
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', cancel);
    return () => {
      if (dragging) how.onover(null);
      node.style.touchAction = '';
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', cancel);
    };
  };
}
