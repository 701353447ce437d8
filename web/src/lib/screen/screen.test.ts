import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { largest, longest } from './fitText';
import { announce, live } from './live.svelte';
import { HOVER_MS, place, PRESS_MS, tip, TIP_ID, tips } from './tip.svelte';
import { TOAST_MS, toast, toasts } from './toast.svelte';

describe('texts', () => {
  it('shrink only as far as they must', () => {
    expect(largest(() => true)).toBe(1);
    expect(largest(() => false)).toBe(0.6);
    const size = largest((one) => one <= 0.8);
    expect(size).toBeLessThanOrEqual(0.8);
    expect(size).toBeGreaterThan(0.77);
  });
});

describe('a name on a small card', () => {
  it('is as small as its longest word needs', () => {
    expect(longest('Waldesraserei')).toBe(13);
    expect(longest('Nebel des Schreckens')).toBe(10);
    expect(longest('Chain-Lightning')).toBe(9);
    expect(longest('')).toBe(0);
  });
});

describe('a popover', () => {
  it('that is opened from within another one takes its place', () => {
    document.body.innerHTML = `<button id="chip"></button><div id="${TIP_ID}"><button id="clause"></button></div>`;
    const [chip, clause] = ['chip', 'clause'].map((id) => document.getElementById(id) as HTMLElement);
    tips.show(chip!, 'rules', true);
    tips.show(clause!, 'one rule', true);
    expect(tips.anchor).toBe(chip);
    expect(tips.content).toBe('one rule');
    tips.hide();
    document.body.innerHTML = '';
  });
});

describe('a tooltip', () => {
  const window = { width: 400, height: 300 };
  const box = { width: 100, height: 50 };

  it('stands above its anchor, or below where there is no room', () => {
    expect(place({ left: 190, right: 210, top: 200, bottom: 220 }, box, window)).toEqual({ left: 150, top: 142 });
    expect(place({ left: 190, right: 210, top: 20, bottom: 40 }, box, window)).toEqual({ left: 150, top: 48 });
  });

  it('stands on the outer side of what leaves no room above and below', () => {
    expect(place({ left: 120, right: 190, top: 30, bottom: 290 }, box, window)).toEqual({ left: 12, top: 30 });
    expect(place({ left: 210, right: 280, top: 30, bottom: 290 }, box, window)).toEqual({ left: 288, top: 30 });
  });

  it('stays inside the window', () => {
    expect(place({ left: 0, right: 10, top: 200, bottom: 220 }, box, window).left).toBe(8);
    expect(place({ left: 390, right: 400, top: 200, bottom: 220 }, box, window).left).toBe(292);
    expect(place({ left: 0, right: 400, top: 0, bottom: 300 }, box, window).top).toBe(242);
  });
});

describe('what comes to lie under a pointer that has just pressed', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('tells what it is only once the pointer moves', async () => {
    const card = document.createElement('button');
    document.body.append(card);
    const off = tip('Order two units there.')(card);
    await Promise.resolve(); // pointers are listened to a moment later
    const point = (type: string, clientX: number): boolean => card.dispatchEvent(new MouseEvent(type, { clientX, clientY: 5 }));
    document.body.dispatchEvent(new MouseEvent('pointerdown', { clientX: 40, clientY: 5, bubbles: true }));
    point('pointerenter', 40);
    point('pointermove', 40);
    vi.advanceTimersByTime(2 * HOVER_MS);
    expect(tips.anchor).toBeUndefined();
    point('pointermove', 41);
    vi.advanceTimersByTime(2 * HOVER_MS);
    expect(tips.anchor).toBe(card);
    point('pointerleave', 90);
    point('pointerenter', 60);
    vi.advanceTimersByTime(2 * HOVER_MS);
    expect(tips.anchor).toBe(card);
    off?.();
    card.remove();
    tips.hide();
  });

  it('tells what it is when the pointer has been elsewhere and comes back to the very place', async () => {
    const button = document.createElement('button');
    document.body.append(button);
    const off = tip('Nothing can be taken back now.')(button);
    await Promise.resolve();
    const point = (on: Element, type: string, clientX: number): boolean => on.dispatchEvent(new MouseEvent(type, { clientX, clientY: 5, bubbles: true }));
    point(button, 'pointerdown', 40);
    button.dispatchEvent(new MouseEvent('pointerleave', { clientX: 40, clientY: 5 }));
    point(document.body, 'pointermove', 90);
    button.dispatchEvent(new MouseEvent('pointerenter', { clientX: 40, clientY: 5 }));
    vi.advanceTimersByTime(2 * HOVER_MS);
    expect(tips.anchor).toBe(button);
    off?.();
    button.remove();
    tips.hide();
  });
});

describe('a finger on a thing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks what it is while it rests there, and not while it drags it away', async () => {
    const unit = document.createElement('button');
    document.body.append(unit);
    const off = tip('Flies.')(unit);
    await Promise.resolve();
    const touch = (type: string, clientX: number): boolean =>
      unit.dispatchEvent(Object.assign(new MouseEvent(type, { clientX, clientY: 5, bubbles: true }), { pointerType: 'touch' }));
    touch('pointerdown', 40);
    vi.advanceTimersByTime(2 * PRESS_MS);
    expect(tips.anchor).toBe(unit);
    touch('pointermove', 70);
    expect(tips.anchor).toBeUndefined();
    touch('pointerup', 70);
    touch('pointerdown', 40);
    touch('pointermove', 70);
    vi.advanceTimersByTime(2 * PRESS_MS);
    expect(tips.anchor).toBeUndefined();
    off?.();
    unit.remove();
  });
});

describe('announcements', () => {
  it('move to another place, so that the same words are read twice', () => {
    announce('Your turn');
    const first = live.said.indexOf('Your turn');
    announce('Your turn');
    expect(live.said.indexOf('Your turn')).toBe(1 - first);
  });
});

describe('toasts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('go after a while, and never pile up', () => {
    for (const title of ['a', 'b', 'b', 'c', 'd']) toast({ title });
    expect(toasts.list.map((one) => one.title)).toEqual(['b', 'c', 'd']);
    vi.advanceTimersByTime(TOAST_MS);
    expect(toasts.list).toEqual([]);
  });

  it('stay while they are read', () => {
    const id = toasts.add({ title: 'a' });
    toasts.hold(id);
    vi.advanceTimersByTime(TOAST_MS * 3);
    expect(toasts.list).toHaveLength(1);
    toasts.resume(id);
    vi.advanceTimersByTime(TOAST_MS);
    expect(toasts.list).toEqual([]);
  });
});
