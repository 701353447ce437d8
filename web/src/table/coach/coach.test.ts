import { describe, expect, it } from 'vitest';
import type { CoachMoment } from '../../lib/protocol';
import { due, known, NOTHING, reading, saying } from './heard';
import { beside, besideOrDocked } from './place';

const moment = (id: string, times = 1, answer = 'go'): CoachMoment => ({ id, n: 1, say: id, answer, times });

describe('what the coach says', () => {
  it('is said at one question and left out at the next', () => {
    const heard = saying(NOTHING, 'walk', 3);
    expect(due([moment('walk'), moment('build')], heard, 3)?.id).toBe('walk');
    expect(due([moment('walk'), moment('build')], heard, 4)?.id).toBe('build');
  });

  it('may be said at several questions', () => {
    const heard = saying(saying(NOTHING, 'walk', 3), 'walk', 3);
    expect(due([moment('walk', 2)], heard, 4)?.id).toBe('walk');
    expect(due([moment('walk', 2)], saying(heard, 'walk', 4), 5)).toBeNull();
  });

  it('is said again where its question comes again after an undo', () => {
    const heard = saying(saying(NOTHING, 'walk', 3), 'build', 4);
    expect(due([moment('walk')], heard, 3)?.id).toBe('walk');
    expect(due([moment('build')], saying(heard, 'walk', 3), 4)?.id).toBe('build');
  });

  it('stays at hand where it may be said at any time', () => {
    const routine = { ...moment('play'), routine: true };
    const heard = saying(NOTHING, 'play', 3);
    expect(known(routine, heard, 3)).toBe(false);
    expect(due([routine], heard, 4)).toBe(routine);
    expect(known(routine, heard, 4)).toBe(true);
  });

  it('makes room for the next once it was read', () => {
    expect(due([moment('hello', 1, ''), moment('walk')], reading(NOTHING, 'hello'), 1)?.id).toBe('walk');
  });
});

describe('the bubble', () => {
  const screen = { width: 1000, height: 700 };
  const size = { width: 300, height: 200 };

  it('stands beside the thing and not over it', () => {
    const spot = beside({ left: 100, top: 300, width: 50, height: 50 }, size, screen);
    expect(spot.side).toBe('right');
    expect(spot.left).toBeGreaterThan(150);
  });

  it('goes to the other side at the edge of the screen', () => {
    expect(beside({ left: 900, top: 300, width: 50, height: 50 }, size, screen).side).toBe('left');
  });

  it('covers nothing that is to be kept in sight', () => {
    const window = { left: 160, top: 100, width: 800, height: 500 };
    const spot = beside({ left: 100, top: 300, width: 50, height: 50 }, size, screen, [window]);
    expect(spot.left + size.width <= 160 || spot.top + size.height <= 300 || spot.top >= 350).toBe(true);
    expect(spot.side).not.toBe('right');
  });

  it('moves along its side where its middle would cover what is spoken of', () => {
    const button = { left: 480, top: 600, width: 60, height: 40 };
    const tile = { left: 300, top: 340, width: 180, height: 180 };
    const bar = { left: 0, top: 590, width: 1000, height: 100 };
    expect(beside(button, size, screen, [], bar).left).toBe(360);
    expect(beside(button, size, screen, [tile], bar)).toMatchObject({ side: 'top', left: 492, tail: 18 });
    expect(beside(button, size, screen, [{ ...tile, left: 520 }], bar)).toMatchObject({ side: 'top', left: 228, tail: 282 });
  });

  it('rather stands at the edge of the screen than over the fields one may go to, and points from there', () => {
    const hero = { left: 480, top: 300, width: 60, height: 80 };
    const fields = [0, 1, 2].flatMap((n) => [360, 420, 540, 600].map((left) => ({ left, top: 220 + 80 * n, width: 58, height: 78 })));
    expect(beside(hero, size, screen).left).toBe(560);
    expect(beside(hero, size, screen, fields)).toMatchObject({ side: 'right', left: 692 });
    expect(beside(hero, size, screen, [...fields, { left: 700, top: 0, width: 300, height: 700 }])).toMatchObject({ side: 'left', left: 8 });
  });

  it('stays docked on a phone where it would hide the question, unless it would hide the thing itself', () => {
    const phone = { width: 390, height: 844 };
    const docked = { left: 12, top: 56, width: 348, height: 220 };
    const bar = { left: 0, top: 520, width: 390, height: 120 };
    const at = (top: number) => {
      const thing = { left: 150, top, width: 40, height: 40 };
      return besideOrDocked(docked, thing, phone, [bar], thing);
    };
    expect(at(700)).toBeNull();
    expect(at(130)?.side).toBe('bottom');
    expect(at(400)?.side).toBe('top');
  });

  it('lies over a window rather than over the button that confirms what was chosen in it', () => {
    const phone = { width: 390, height: 844 };
    const docked = { left: 12, top: 56, width: 348, height: 210 };
    const window = { left: 0, top: 110, width: 390, height: 490 };
    const bar = { left: 0, top: 600, width: 390, height: 130 };
    const card = { left: 200, top: 430, width: 110, height: 170 };
    expect(besideOrDocked(docked, card, phone, [window, bar], window)?.side).toBe('bottom');
    const keep = { left: 10, top: 670, width: 370, height: 48, weight: 100 };
    expect(besideOrDocked(docked, card, phone, [window, bar, keep], window)).toBeNull();
  });

  it('has no tail where there is no room beside the thing', () => {
    expect(beside({ left: 20, top: 20, width: 960, height: 660 }, size, screen).side).toBe('none');
  });
});
