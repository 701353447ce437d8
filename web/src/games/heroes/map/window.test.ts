import { describe, expect, it, vi } from 'vitest';
import { toMap, toScreen } from './camera';
import { MapWindow, mapWindowOf } from './window.svelte';

const inset = { top: 12, right: 0, bottom: 220, left: 0 };
const box = { x: -300, y: -300, width: 600, height: 600 };

function laid(): MapWindow {
  const frame = new MapWindow();
  frame.home = { x: 0, y: -200 };
  frame.lay(box, inset);
  frame.resize({ width: 800, height: 700 });
  return frame;
}

describe('the window of the map', () => {
  it('keeps its place when what stands under it becomes higher or lower', () => {
    const frame = laid();
    const { camera } = frame;
    frame.resize({ width: 800, height: 610 });
    expect(frame.camera).toEqual(camera);
    frame.resize({ width: 800, height: 700 });
    expect(frame.camera).toEqual(camera);
    frame.covered = 260;
    frame.comeOut();
    expect(frame.camera).toEqual(camera);
  });

  it('is laid anew in a window of another width', () => {
    const frame = laid();
    const { camera } = frame;
    frame.resize({ width: 400, height: 700 });
    expect(frame.camera).not.toEqual(camera);
  });

  it('moves no further than it must where the hero would be covered', () => {
    const frame = laid();
    const before = frame.camera;
    frame.home = { x: 0, y: 280 };
    frame.covered = 330;
    frame.comeOut();
    expect(frame.camera.k).toBe(before.k);
    expect(frame.camera.x).toBe(before.x);
    expect(toScreen(frame.camera, frame.home).y).toBeLessThan(700 - 330);
    expect(before.y - frame.camera.y).toBeLessThan(200);
  });

  it('moves no further than it must where something that may be chosen would be covered', () => {
    const frame = laid();
    const before = frame.camera;
    frame.open = [{ x: 0, y: 120 }, { x: 40, y: 200 }, { x: 0, y: 5000 }];
    frame.covered = 700 - toScreen(before, { x: 0, y: 180 }).y;
    frame.comeOut();
    expect(frame.camera.k).toBe(before.k);
    expect(frame.camera.x).toBe(before.x);
    expect(toScreen(frame.camera, frame.open[1]!).y).toBeLessThan(700 - frame.covered);
    expect(toScreen(frame.camera, frame.home!).y).toBeGreaterThan(0);
    const moved = frame.camera;
    frame.covered = 90;
    frame.comeOut();
    expect(frame.camera).toEqual(moved);
  });

  it('stays where the reader has put it, whatever may be chosen under the question', () => {
    const frame = laid();
    frame.pan(0, -1);
    const { camera } = frame;
    frame.open = [{ x: 40, y: 200 }];
    frame.covered = 700 - toScreen(camera, frame.open[0]!).y + 20;
    frame.comeOut();
    expect(toScreen(frame.camera, frame.open[0]!)).toEqual(toScreen(camera, frame.open[0]!));
  });

  it('stays where the reader looks, far from the hero, whatever becomes higher or lower', () => {
    const frame = laid();
    for (let n = 0; n < 5; n++) frame.pan(0, 1);
    expect(toScreen(frame.camera, frame.home!).y).toBeLessThan(0);
    const { camera } = frame;
    frame.covered = 330;
    frame.comeOut();
    frame.resize({ width: 800, height: 690 });
    expect(frame.camera).toEqual(camera);
    // A hero who is seen comes out from under what covers him, though the reader has moved the map.
    const other = laid();
    other.pan(0, 0);
    other.home = toMap(other.camera, { x: 400, y: 300 });
    other.covered = 430;
    other.comeOut();
    expect(toScreen(other.camera, other.home).y).toBeLessThan(700 - 430);
  });

  it('is at rest, and held by nobody, after the map was taken away under a finger', () => {
    vi.stubGlobal('ResizeObserver', class {
      observe(): void {}
      disconnect(): void {}
    });
    const frame = laid();
    const finger = (node: HTMLElement, what: string, pointerId: number, x: number): unknown =>
      node.dispatchEvent(Object.assign(new MouseEvent(what, { button: 0, clientX: x, clientY: 100 }), { pointerId, pointerType: 'touch' }));
    const map = (): HTMLElement => Object.assign(document.createElement('div'), { setPointerCapture: () => {} });
    const first = map();
    const taken = frame.attach(first) as () => void;
    finger(first, 'pointerdown', 1, 100);
    finger(first, 'pointermove', 1, 140);
    frame.zoom(1);
    taken();
    expect([frame.moving, frame.gliding]).toEqual([false, false]);
    const next = map();
    const done = frame.attach(next) as () => void;
    const { camera } = frame;
    finger(next, 'pointerdown', 2, 200);
    finger(next, 'pointermove', 2, 220);
    expect(frame.camera.k, 'one finger moves the map and does not pinch it').toBe(camera.k);
    expect(frame.camera.x - camera.x).toBeCloseTo(20);
    done();
    vi.unstubAllGlobals();
  });

  it('is found again as it was left', () => {
    const table = {};
    const frame = mapWindowOf(table);
    expect(mapWindowOf(table)).toBe(frame);
    expect(mapWindowOf({})).not.toBe(frame);
  });
});
