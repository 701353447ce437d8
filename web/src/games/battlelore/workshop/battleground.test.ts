import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from '../../../workshop/file/yaml';
import { ALL, around, hexOf, inside, nameOf } from '../battleground/geometry';
import * as edits from './battleground';
import { battlegroundOf, SIDES, type Battleground, type Side } from './battleground';
import { fresh } from './fresh';

const FOLDER = '../src/banneret/battlelore/content/adventures';
const shipped = readdirSync(FOLDER).map((file) => [file, readFileSync(`${FOLDER}/${file}`, 'utf8')] as const);
const ORDER = ['id', 'number', 'name', 'summary', 'first', 'banners', 'lore', 'cunning', 'command_cards', 'council', 'lore_deck', 'terrain', 'landmarks', 'ramparts', 'hold', 'sight', 'chests', 'graves', 'tents', 'quest', 'trophy', 'slaying', 'units', 'call_to_arms'];
const facts = (text: string): Battleground => battlegroundOf(parse(text).value);

/** Everything on the battleground in words, wherever it stands in the file. */
function known(battleground: Battleground): string[] {
  return [
    ...battleground.land.map(({ hex, land }) => `${hex} ${land}`),
    ...battleground.units.map(({ hex, side, unit }) => `${hex} ${side} ${unit}`),
    ...battleground.walls.map(({ hex, outside }) => `${hex} wall ${outside}`),
    ...battleground.chests.map(({ hex }) => `${hex} chest`),
    ...battleground.graves.map(({ hex }) => `${hex} grave`),
    ...battleground.holds.map(({ side, hexes }) => `hold ${side} ${hexes.map(({ hex }) => hex).join(' ')}`),
    ...battleground.tents.map(({ hex, side }) => `${hex} tent ${side}`),
    ...(battleground.quest ? [`${battleground.quest.hex} quest`] : []),
  ].sort();
}
const all = (text: string): string[] => known(facts(text));
/** What is left of a text where the battleground is not spoken of. */
const rest = (text: string): string[] => text.split('\n').filter((line) => /^(#|id:|name:|summary:|first:|banners:|trophy:|slaying:|sight:|council:|lore:|number:)/.test(line));

function numbers(seed: number): () => number {
  let state = seed * 7919 + 1;
  return () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
}

describe('the battleground of a file', () => {
  const text = fresh('own', 'Own');
  it('lays land in place of what lies there, and countryside takes it away', () => {
    const hill = edits.lay(text, '4.3', 'terrain', 'hill', ORDER);
    expect(hill).toContain('  forest: ["4.9"]\n  hill: ["4.6", "4.3"]');
    expect(edits.lay(hill, '4.9', 'terrain', '', ORDER)).not.toContain('forest');
    expect(edits.lay(text, '2.2', 'landmarks', 'witch_hut', ORDER)).toContain('\nlandmarks: {witch_hut: ["2.2"]}\n\nunits:');
    expect(edits.lay(text, '4.6', 'terrain', 'hill', ORDER)).toBe(text);
  });
  it('places, moves, exchanges and turns units', () => {
    expect(edits.stand(text, '5.5', 'pennant', 'hill_giant')).toContain('    hill_giant: ["5.5"]');
    expect(edits.march(text, '8.6', '6.6')).toContain('human_cav_blue: ["6.6"]');
    const both = edits.march(text, '8.6', '0.6');
    expect(facts(both).units.find(({ hex }) => hex === '0.6')?.side).toBe('standard');
    expect(edits.march(both, '8.6', '0.6')).toBe(text);
    expect(edits.changeSide(text, '8.6')).toContain('    human_cav_blue: ["0.6", "8.6"]');
    const none = SIDES.reduce((left, side) => facts(left).units.filter((unit) => unit.side === side).reduce((now, { hex }) => edits.dismiss(now, hex), left), text);
    expect(none).toContain('  standard: {}\n  pennant: {}\n');
    expect(edits.stand(none, '8.0', 'standard', 'human_bow_red')).toContain('  standard: {human_bow_red: ["8.0"]}\n');
  });
  it('knows what the battle notes put on hexes', () => {
    const two = edits.bury(edits.bury(text, '4.4', ORDER), '4.4', ORDER);
    expect(two).toContain('chests: ["4.4", "4.4"]');
    expect(edits.unearth(edits.unearth(two, '4.4'), '4.4')).toBe(text);
    const quest = edits.quest(text, '3.3', 'artifact_1', ORDER);
    expect(quest).toContain('quest: {hex: "3.3", chest: artifact_1}');
    expect(edits.quest(quest, '3.4', 'treasure_1', ORDER)).toContain('quest: {hex: "3.4", chest: artifact_1}');
    const held = edits.hold(edits.hold(text, '4.6', 'standard', null, ORDER), '4.5', 'standard', 0, ORDER);
    expect(held).toContain('hold: [{side: standard, hexes: ["4.6", "4.5"]}]');
    expect(edits.abandon(edits.abandon(held, '4.5', 'standard'), '4.6', 'standard')).toBe(text);
    expect(edits.wall(text, '4.6', '4.5', ORDER)).toContain('ramparts: {"4.6": ["4.5"]}');
    expect(edits.wall(edits.wall(text, '4.6', '4.5', ORDER), '4.6', '4.5', ORDER)).toBe(text);
    expect(edits.pitch(text, '4.6', 'pennant', ORDER)).toContain('tents: {places: {pennant: "4.6"}}');
  });
  it('takes a hex down thing by thing', () => {
    let now = edits.grave(edits.bury(edits.stand(text, '4.6', 'standard', 'human_bow_red'), '4.6', ORDER), '4.6', ORDER);
    for (const gone of ['human_bow_red', 'chests', 'graves', 'hill']) {
      expect(now).toContain(gone);
      now = edits.strip(now, '4.6', ORDER);
      expect(now).not.toContain(gone);
    }
  });
});

it.each(shipped)('everything on the battleground of %s is drawn', (_, text) => {
  const count = (value: unknown): number => (Array.isArray(value) ? value.length : typeof value === 'object' && value !== null ? Object.values(value).reduce((sum: number, part) => sum + count(part), 0) : 0);
  const value = parse(text).value as Record<string, unknown>;
  const battleground = facts(text);
  expect(battleground.land).toHaveLength(count(value['terrain']) + count(value['landmarks']));
  expect(battleground.units).toHaveLength(count(value['units']));
  expect(battleground.chests).toHaveLength(count(value['chests']));
  expect(battleground.walls).toHaveLength(count(value['ramparts']));
});

it('500 random sequences of changes leave the file and the picture agreeing', () => {
  for (let seed = 0; seed < 500; seed++) {
    const next = numbers(seed);
    const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!;
    const begun = seed % 2 ? fresh('own', 'Own') : shipped[seed % shipped.length]![1];
    let text = begun;
    for (let n = 0; n < 8; n++) {
      const before = facts(text);
      const busy = [...before.land, ...before.units, ...before.chests];
      const hex = busy.length && next() < 0.5 ? pick(busy).hex : pick(ALL);
      const side: Side = pick(SIDES);
      const expected = structuredClone(before);
      const off = (things: { hex: string }[]): void => void things.splice(0, things.length, ...things.filter((each) => each.hex !== hex));
      const act = Math.floor(next() * 10);
      if (act === 0) {
        const [ground, land] = pick([['terrain', 'forest'], ['terrain', 'river'], ['landmarks', 'cemetery'], ['terrain', '']] as const);
        text = edits.lay(text, hex, ground, land, ORDER);
        off(expected.land);
        off(expected.tents);
        if (land) expected.land.push({ hex, land, path: [] });
      } else if (act === 1) {
        const unit = pick(['human_bow_green', 'hill_giant']);
        text = edits.stand(text, hex, side, unit);
        off(expected.units);
        expected.units.push({ hex, side, unit, path: [] });
      } else if (act === 2 && before.units.length) {
        const from = pick(before.units).hex;
        text = edits.march(text, from, hex);
        for (const unit of expected.units) unit.hex = unit.hex === from ? hex : unit.hex === hex ? from : unit.hex;
      } else if (act === 3) {
        text = edits.changeSide(text, hex);
        for (const unit of expected.units) if (unit.hex === hex) unit.side = unit.side === 'standard' ? 'pennant' : 'standard';
      } else if (act === 4) {
        text = edits.dismiss(text, hex);
        off(expected.units);
      } else if (act === 5) {
        const more = next() < 0.6;
        text = more ? edits.bury(text, hex, ORDER) : edits.unearth(text, hex);
        const there = expected.chests.findIndex((chest) => chest.hex === hex);
        if (more) expected.chests.push({ hex, path: [] });
        else if (there >= 0) expected.chests.splice(there, 1);
      } else if (act === 6) {
        const outside = nameOf(pick(around(hexOf(hex)!).filter(inside)));
        const there = expected.walls.some((wall) => wall.hex === hex && wall.outside === outside);
        text = edits.wall(text, hex, outside, ORDER);
        expected.walls = there ? expected.walls.filter((wall) => wall.hex !== hex || wall.outside !== outside) : [...expected.walls, { hex, outside, path: [] }];
      } else if (act === 7) {
        const mine = expected.holds.find((held) => held.side === side && held.hexes.some((spot) => spot.hex === hex));
        const own = expected.holds.find((held) => held.side === side && next() < 0.5);
        if (mine) {
          text = edits.abandon(text, hex, side);
          mine.hexes = mine.hexes.filter((spot) => spot.hex !== hex);
          expected.holds = expected.holds.filter(({ hexes }) => hexes.length);
        } else {
          text = edits.hold(text, hex, side, own ? Number(own.path[1]) : null, ORDER);
          if (own) own.hexes.push({ hex, path: [] });
          else expected.holds.push({ side, banners: 1, hexes: [{ hex, path: [] }], path: [] });
        }
      } else if (act === 8) {
        const there = expected.tents.find((tent) => tent.side === side);
        text = edits.pitch(text, hex, side, ORDER);
        expected.tents = expected.tents.filter((tent) => tent.side !== side && (there?.hex === hex || tent.hex !== hex));
        if (there?.hex !== hex) {
          off(expected.land);
          expected.tents.push({ hex, side, path: [] });
        }
      } else {
        const graves = expected.graves.some((each) => each.hex === hex);
        text = edits.grave(edits.quest(text, hex, 'artifact_1', ORDER), hex, ORDER);
        expected.quest = { hex, path: [] };
        if (graves) off(expected.graves);
        else expected.graves.push({ hex, path: [] });
      }
      expect(parse(text).wrong, text).toBe('');
      expect(all(text), `${seed} ${n} ${act} ${hex}\n${text}`).toEqual(known(expected));
      expect(rest(text)).toEqual(rest(begun));
    }
  }
});
