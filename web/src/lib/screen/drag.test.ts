import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drag } from './drag';

let [node, place] = [document.createElement('button'), document.createElement('button')];
const onover = vi.fn();
const ondrop = vi.fn();
let done: void | (() => void);

function point(kind: string, x: number): void {
  node.dispatchEvent(new MouseEvent(kind, { clientX: x, clientY: 0, button: 0, bubbles: true }) as PointerEvent);
}

beforeEach(() => {
  [node, place] = [document.createElement('button'), document.createElement('button')];
  place.dataset['at'] = 'space:b2';
  document.body.append(node, place);
  node.setPointerCapture = () => {};
  document.elementsFromPoint = (x) => (x > 50 ? [node, place] : [node]);
  Object.defineProperty(MouseEvent.prototype, 'isPrimary', { value: true, configurable: true });
  done = drag({ places: '[data-at^="space:"]', onover, ondrop })(node);
});
afterEach(() => {
  if (done) done();
  document.body.replaceChildren();
  vi.clearAllMocks();
});

describe('dragging', () => {
  it('drops a thing on the place under the pointer, and clicks nothing then', () => {
    const clicked = vi.fn();
    node.addEventListener('click', clicked);
    point('pointerdown', 0);
    point('pointermove', 30);
    expect(onover).toHaveBeenLastCalledWith(null);
    point('pointermove', 60);
    expect(onover).toHaveBeenLastCalledWith(place);
    point('pointerup', 60);
    node.click();
    expect(ondrop).toHaveBeenCalledExactlyOnceWith(place);
    expect(onover).toHaveBeenLastCalledWith(null);
    expect(clicked).not.toHaveBeenCalled();
  });

  it('is a click where the pointer has hardly moved, and nothing beside every place', () => {
    point('pointerdown', 0);
    point('pointermove', 4);
    point('pointerup', 4);
    point('pointerdown', 0);
    point('pointermove', 30);
    point('pointerup', 30);
    point('pointermove', 60);
    expect(ondrop).not.toHaveBeenCalled();
  });

  it('is given up where the pointer is taken away', () => {
    point('pointerdown', 0);
    point('pointermove', 60);
    point('pointercancel', 60);
    expect(ondrop).not.toHaveBeenCalled();
    expect(onover).toHaveBeenLastCalledWith(null);
  });
});
