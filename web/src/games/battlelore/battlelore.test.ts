import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import emblems from './art/emblems.json';
import { ICONS } from '../../art/icon-names';
import { MORE_ICONS } from './art/icon-names';
import type { BattleloreFlight, BattleloreUnit, BattleloreView, Option, Told } from '../../lib/protocol';
import { advanced, named, sideOf } from './advance';
import { ALL, around, BOX, corners, distance, edge, grid, fitted, hexOf, hexPath, LINES, middle, nameOf, outline, percent, stepFrom, trail, WIDTH } from './battleground/geometry';
import { cardLook, figureIcon, headIcon, stem } from './coloursAndSigns';
import { flightTo, lettered, stepsOf } from './battleground/hexOutlines';
import { chance, hexIn, inHand, thingsIn, windowOf } from './reading';
import { reaches } from './battleground/rivers';
import game from '.';

const option = (key: string, at = ''): Option => ({ key, label: key, at }) as Option;
const told = (name: string, args: Told['args']): Told => ({ n: 0, name, args, text: '' }) as Told;

function unit(number: number, hex: string, more: Partial<BattleloreUnit> = {}): BattleloreUnit {
  return { number, side: number < 16 ? 0 : 1, unit: 'human_bow_green', hex, figures: 4, of: 4, mode: 'foot', effects: [], targets: [], hero: -1, ordered: false, moved: false, ...more } as BattleloreUnit;
}
function view(...units: BattleloreUnit[]): BattleloreView {
  const side = { hand: ['scout_left'], hand_size: 4, lore_hand: ['bless'], lore_hand_size: 2, goblet: 3, banners: 0 };
  return { units: Object.fromEntries(units.map((one) => [one.number, one])), heroes: {}, sides: [side, side], hexes: {}, goals: [], playing: [], turns: 1, roll: null, battle: null, flight: null } as unknown as BattleloreView;
}

describe('whose turn it is', () => {
  const at = (phase: string, turn: number): BattleloreView => ({ ...view(), phase, turn, players: [0, 0, 1].map((side) => ({ side })) }) as unknown as BattleloreView;

  it('is that of the side at turn, whoever of its players is asked', () => {
    for (const phase of ['command', 'order', 'move', 'combat', 'draw']) {
      expect([0, 1, 2].map((seat) => game.onTurn?.(at(phase, 0), seat))).toEqual([true, true, false]);
      expect([0, 1, 2].map((seat) => game.onTurn?.(at(phase, 1), seat))).toEqual([false, false, true]);
    }
  });

  it('is that of whoever is asked before the first turn and after the last', () => {
    for (const phase of ['creation', 'setup', 'after']) {
      expect([0, 1, 2].map((seat) => game.onTurn?.(at(phase, 0), seat))).toEqual([true, true, true]);
    }
  });
});

describe('the battleground', () => {
  it('has nine rows of 13 and 12 hexes by turns', () => {
    expect(grid.ROWS.map(({ length }) => length)).toEqual([13, 12, 13, 12, 13, 12, 13, 12, 13]);
    expect(ALL.length).toBe(113);
    expect(hexOf('1.12')).toBeNull();
    expect(hexOf('2.12')).toEqual({ row: 2, column: 12 });
  });

  it('lays the rows of 12 half a hex to the right, and the section lines through them', () => {
    expect(middle('0.0').x).toBe(40);
    expect(middle('1.0').x).toBe(80);
    expect(LINES).toEqual([middle('1.3').x, middle('1.8').x]);
  });

  it('touches six hexes inside, each at the distance of one, and shares an edge with them', () => {
    for (const name of ['4.6', '5.6']) {
      const near = around(hexOf(name)!).map(nameOf);
      expect(new Set(near).size).toBe(6);
      for (const other of near) {
        expect(distance(name, other)).toBe(1);
        const ours = edge(name, other)!;
        const theirs = edge(other, name)!;
        expect(Math.hypot(ours[0].x - theirs[1].x, ours[0].y - theirs[1].y)).toBeLessThan(0.01);
      }
    }
    expect(distance('0.0', '8.12')).toBe(16);
    expect(edge('4.6', '0.0')).toBeNull();
  });

  it('is turned as a whole for whoever commands the pennants', () => {
    const here = middle('0.3');
    const there = middle('0.3', true);
    expect(here.x + there.x).toBe(WIDTH);
    expect(percent('8.6', true).y).toBeLessThan(percent('0.6', true).y);
    for (const name of ALL) {
      const { x, y } = middle(name, true);
      expect(x > BOX.x && x < BOX.x + BOX.width && y > BOX.y && y < BOX.y + BOX.height).toBe(true);
    }
  });

  it('is gone over by keys: there and back is the same way, and the edge is the end', () => {
    for (const turned of [false, true]) {
      for (const name of ['4.6', '3.5']) {
        expect(stepFrom(stepFrom(name, 'left', turned), 'right', turned)).toBe(name);
        expect(stepFrom(stepFrom(name, 'up', turned), 'down', turned)).toBe(name);
      }
    }
    expect(stepFrom('4.0', 'left')).toBe('4.0');
    expect(stepFrom('0.4', 'up')).toBe('0.4');
    expect(hexOf(stepFrom('0.12', 'down'))).not.toBeNull();
    expect(stepFrom('nowhere', 'up')).toBe('4.6');
  });

  it('draws outlines without the edges between hexes, and trails through middles', () => {
    expect(outline(['4.6']).split('M').length - 1).toBe(6);
    expect(outline(['4.6', '4.7']).split('M').length - 1).toBe(10);
    expect(outline(['4.6', '4.7'], true).split('M').length - 1).toBe(10);
    expect(hexPath(['4.6']).match(/L/g)?.length).toBe(5);
    expect(trail(['0.0', '0.1'])).toBe('M40 46.2L120 46.2');
    expect(corners({ x: 0, y: 0 })[1]?.x).toBe(40);
  });

  it('fits the room, or is broader than it', () => {
    expect(fitted(BOX.width, BOX.height, false).zoom).toBeCloseTo(1);
    expect(fitted(390, 400, true).width).toBeGreaterThan(390);
    expect(fitted(390, 400, false).width).toBeLessThanOrEqual(390);
  });
});

describe('waters', () => {
  it('run from hex to hex and over the edge of the board', () => {
    const found = reaches({ '4.0': 'river', '4.1': 'bridge', '4.2': 'ford', '4.3': 'hill' });
    expect(found.map(({ hex }) => hex)).toEqual(['4.0', '4.1', '4.2']);
    expect(found[0]?.d).toMatch(/^M.*Q/);
    expect((found[1]?.angle ?? 1) % 180).toBe(0);
  });
});

describe('events', () => {
  it('name units', () => {
    expect(named('human_bow_green@17')).toEqual({ kind: 'human_bow_green', number: 17 });
    expect(named('nobody')).toBeNull();
    expect([sideOf(15), sideOf(16)]).toEqual([0, 1]);
  });

  it('move units, take figures and whole units, and count banners and tokens', () => {
    const before = view(unit(3, '4.6'), unit(17, '3.6'));
    const after = advanced(before, [
      told('order', { unit: 'a@3' }),
      told('move', { unit: 'a@3', hex: '4.6', hex2: '4.7' }),
      told('attack', { unit: 'a@3', unit2: 'b@17', n: 2 }),
      told('die', { side: 0, face: 'green' }),
      told('die', { side: 0, face: 'flag' }),
      told('hit', { unit: 'b@17', n: 1 }),
      told('banner', { side: 0, n: 1 }),
      told('lore_gained', { side: 0, n: 2 }),
      told('unheard_of', {}),
    ]);
    expect(after.units[3]).toMatchObject({ hex: '4.7', ordered: true, moved: true });
    expect(after.units[17]?.figures).toBe(3);
    expect(after.roll?.dice.map(({ face }) => face)).toEqual(['green', 'flag']);
    expect(after.battle).toMatchObject({ attacker: 3, target: 17 });
    expect(after.sides[0]).toMatchObject({ banners: 1, goblet: 5 });
    expect(advanced(after, [told('gone', { unit: 'b@17' })]).units[17]).toBeUndefined();
    expect(before.units[3]?.hex).toBe('4.6');
  });

  it('take cards out of hands', () => {
    const after = advanced(view(), [told('command', { side: 0, card: 'scout_left' }), told('lore_played', { side: 0, lore: 'bless', n: 3 })]);
    expect(after.sides[0]).toMatchObject({ hand: [], hand_size: 3, lore_hand: [], lore_hand_size: 1 });
    expect(after.playing).toEqual([{ side: 0, card: 'bless', cancelled: false }]);
    expect(after.shown).toBe('scout_left');
  });
});

describe('questions', () => {
  it('are answered at the hex of the thing', () => {
    const now = view(unit(3, '4.6'));
    now.heroes = { 0: { hex: '5.5' } } as unknown as BattleloreView['heroes'];
    expect(hexIn(option('move:4.7', 'hex:4.7'), now)).toBe('4.7');
    expect(hexIn(option('order:4.6', 'unit:3'), now)).toBe('4.6');
    expect(hexIn(option('hero:5.5', 'hero:0'), now)).toBe('5.5');
    expect(hexIn(option('search', 'chest:2.5'), now)).toBe('2.5');
    expect(hexIn(option('play:scout_left', 'command:scout_left'), now)).toBeNull();
    expect(hexIn(option('done'), now)).toBeNull();
  });

  it('are asked in a window only where battleground, hands and bar are not enough', () => {
    const now = view(unit(3, '4.6'));
    expect(windowOf({ options: [option('order:4.6', 'unit:3'), option('done')] }, now, 0)).toBeNull();
    expect(windowOf({ options: [option('play:scout_left', 'command:scout_left')] }, now, 0)).toBeNull();
    expect(windowOf({ options: [option('lore:bless', 'lore:bless'), option('pass')] }, now, 0)).toBeNull();
    expect(windowOf({ options: [option('keep:scout_left', 'command:scout_left')] }, now, 0)).toBe('things');
    expect(windowOf({ options: [option('level:wizard', 'master:wizard')] }, now, 0)).toBe('things');
    expect(windowOf({ options: [option('yes'), option('no')] }, now, 0)).toBeNull();
    expect(windowOf({ options: [option('a long answer that does not fit on any button', '')] }, now, 0)).toBe('tiles');
  });

  it('find cards in hands and things in the box', () => {
    const options = [option('play:scout_left', 'command:scout_left'), option('learn:x', 'skill:x'), option('done')];
    expect([...inHand(options, 'command').keys()]).toEqual(['scout_left']);
    expect(thingsIn(options).map(({ kind, id }) => [kind, id])).toEqual([['command', 'scout_left'], ['skill', 'x']]);
  });

  it('tell chances as people read them, and never a sure thing that is none', () => {
    expect([chance(0), chance(0.001), chance(0.5), chance(0.999), chance(1)]).toEqual([0, 1, 50, 99, 100]);
  });
});

describe('retreats', () => {
  const flight = { ways: [['5.5', '6.5'], ['5.6', '6.6'], ['5.6', '6.5']] } as unknown as BattleloreFlight;

  it('go hex by hex', () => {
    expect(stepsOf(flight)).toEqual([['5.5', '5.6'], ['6.5', '6.6']]);
    expect(flightTo(flight, '6.6')).toEqual(['5.6', '6.6']);
    expect(flightTo(flight, '1.1')).toEqual([]);
  });

  it('of the other side are lettered', () => {
    const now = { ...view(unit(17, '4.6')), flight: { ...flight, side: 1, unit: 17 } } as BattleloreView;
    expect(lettered(now, 0).map(({ letter, path }) => [letter, path.at(-1)])).toEqual([['a', '6.5'], ['b', '6.6']]);
    expect(lettered(now, 1)).toEqual([]);
  });
});

describe('signs', () => {
  it('are all drawn, in one sprite or the other', () => {
    const sprite = readFileSync('src/games/battlelore/art/sprite.svg', 'utf8');
    const drawn = new Set([...ICONS, ...[...sprite.matchAll(/<symbol id="i-([^"]+)"/g)].map((match) => match[1])]);
    expect(Object.values(emblems).flatMap((kind) => Object.values(kind)).filter((name) => !drawn.has(name))).toEqual([]);
    expect([...MORE_ICONS].filter((name) => (ICONS as readonly string[]).includes(name))).toEqual([]);
  });

  it('tell lore cards apart', () => {
    expect(new Set(Object.values(emblems.lore)).size).toBe(60);
  });

  it('stand for cards, figures and faces', () => {
    expect(stem('patrol_centre')).toBe('patrol');
    expect(cardLook('command', { id: 'patrol_left', kind: 'section' }).icon).toBe('rank-2');
    expect(cardLook('skill', { id: 'warrior_cleave', kind: 'warrior' }).icon).toBe('axe-swing');
    expect(headIcon('rogue_mounted')).toBe('hooded-assassin');
    expect(headIcon('hill_giant')).toBe('ogre');
    expect(figureIcon({ mode: 'mounted', race: 'goblinoid' } as never)).toBe('wolf-head');
  });
});
