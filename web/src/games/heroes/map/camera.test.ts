import { describe, expect, it } from 'vitest';
import { NEAREST, centred, fit, furthest, held, opening, revealing, toMap, toScreen, zoomed } from './camera';

const box = { x: -100, y: -200, width: 800, height: 600 };
const view = { width: 840, height: 800 };

describe('the camera', () => {
  it('fits the whole map between what lies over the rim', () => {
    const inset = { top: 0, right: 0, bottom: 240, left: 0 };
    const camera = fit(box, view, inset);
    const top = toScreen(camera, { x: box.x, y: box.y });
    const bottom = toScreen(camera, { x: box.x + box.width, y: box.y + box.height });
    expect(top.x).toBeGreaterThanOrEqual(0);
    expect(top.y).toBeGreaterThanOrEqual(0);
    expect(bottom.x).toBeLessThanOrEqual(840);
    expect(bottom.y).toBeLessThanOrEqual(560.001);
  });
  it('opens on the hero where whole fields would be too small to touch', () => {
    const phone = { width: 390, height: 500 };
    const whole = opening({ ...box, width: 1600, height: 1400 }, phone, null, 70);
    expect(whole.k * 70).toBeLessThan(44);
    const near = opening({ ...box, width: 1600, height: 1400 }, phone, { x: 30, y: 40 }, 70);
    expect(near.k * 70).toBeGreaterThanOrEqual(44);
    const shown = toScreen(near, { x: 30, y: 40 });
    expect(shown.x).toBeGreaterThan(0);
    expect(shown.x).toBeLessThan(390);
    // No bare table where there is map enough to fill the window.
    expect(toScreen(near, { x: box.x, y: box.y }).x).toBeLessThanOrEqual(0.001);
    expect(toScreen(near, { x: box.x, y: box.y }).y).toBeLessThanOrEqual(0.001);
  });
  it('zooms about a point, within limits', () => {
    const start = { x: 10, y: 20, k: 1 };
    const about = { x: 300, y: 200 };
    const near = zoomed(start, 1.5, about, 0.2);
    expect(toMap(near, about)).toEqual(toMap(start, about));
    expect(zoomed(start, 100, about, 0.2).k).toBe(NEAREST);
    expect(zoomed(start, 0.001, about, 0.3).k).toBe(0.3);
    expect(furthest(box, view)).toBeLessThan(1);
  });
  it('never loses the map', () => {
    const lost = held({ x: 99999, y: -99999, k: 1 }, box, view);
    expect(toScreen(lost, { x: box.x, y: 0 }).x).toBe(view.width / 2);
    expect(toScreen(lost, { x: 0, y: box.y + box.height }).y).toBe(view.height / 2);
  });
  it('moves only as far as it must to show something', () => {
    const camera = centred({ x: 0, y: 0 }, 1, view);
    expect(revealing(camera, { x: 50, y: 50 }, view)).toBe(camera);
    const moved = revealing(camera, { x: 600, y: 0 }, view);
    expect(toScreen(moved, { x: 600, y: 0 })).toEqual({ x: 780, y: 400 });
  });
});
