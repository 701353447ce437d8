import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from '../../../workshop/file/yaml';
import { addLayout, alone, ask, dropLayout, freeSpots, joinGroup, lay, layoutsOf, moreLayouts, moveTo, name, nextSeat, rotate, takeOff, tilesOf, turn, type LaidTile } from './layout';
import { fresh } from './fresh';

const FOLDER = '../src/banneret/heroes/content/scenarios';
const shipped = readdirSync(FOLDER).map((file) => [file, readFileSync(`${FOLDER}/${file}`, 'utf8')] as const);
const facts = (text: string, players: string) => tilesOf(parse(text).value, players);
const at = (text: string, players: string, spot: string): LaidTile => facts(text, players).find((tile) => tile.spot === spot)!;
/** What is known of a tile, wherever it stands in the file. */
const known = ({ spot, kind, seat, word, face, label, turned }: LaidTile): string => [spot, kind, seat, word, face, label, turned].join(' ');
const all = (text: string, players: string): string[] => facts(text, players).map(known).sort();

function numbers(seed: number): () => number {
  let state = seed * 7919 + 1;
  return () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
}

describe('the map of a file', () => {
  const text = fresh('own', 'Own');
  it('is offered for numbers of players that the mode has', () => {
    const more = (mode: string): string[] => moreLayouts(parse(text.replace('mode: clash', `mode: ${mode}`)).value);
    expect(more('clash')).toEqual(['3']);
    expect(more('coop')).toEqual(['1', '3']);
    expect(more('tournament')).toEqual([]);
    expect(more('half a word')).toEqual(['1', '3', '4']);
  });
  it('lays any tile into its group and a certain one by itself', () => {
    const more = lay(text, '2', '1,1', { kind: 'far', word: 'any' });
    expect(more).toContain('[0, 1], [1, 1]]}');
    expect(lay(text, '2', '1,1', { kind: 'far', word: 'F3' })).toContain('    - {kind: far, at: [[1, 1]], set: [F3]}\n');
    expect(lay(text, '2', '2,0', { kind: 'start', word: 'any', seat: 'A1' })).toContain('{kind: start, at: {A1: [2, 0]}');
    expect(nextSeat(facts(text, '2'), '2')).toBe('A1');
  });
  it('moves, turns over, names and takes off one tile and leaves the others as they are', () => {
    const moved = moveTo(text, at(text, '2', '0,1'), '1,1');
    expect(all(moved, '2')).toEqual(all(text, '2').map((each) => each.replace(/^0,1 /, '1,1 ')).sort());
    const turned = turn(text, at(text, '2', '0,1'), 'up');
    expect(all(turned, '2')).toEqual(all(text, '2').map((each) => (each.startsWith('0,1 ') ? each.replace('down', 'up') : each)).sort());
    const way = rotate(text, at(text, '2', '0,1'), 4);
    expect(way).toContain('{kind: far, at: [[0, 1]], turned: 4}');
    expect(all(rotate(way, at(way, '2', '0,1'), -1), '2')).toEqual(all(text, '2'));
    expect(at(way, '2', '0,1').turned).toBe(4);
    const named = name(text, at(text, '2', '0,1'), 'gate');
    expect(facts(named, '2').filter(({ label }) => label)).toHaveLength(1);
    expect(facts(takeOff(text, at(text, '2', '0,0')), '2')).toHaveLength(6);
  });
  it('adds a map for another number of players, and takes one out', () => {
    const two = addLayout(text, '3');
    expect(layoutsOf(parse(two).value)).toEqual(['2', '3']);
    expect(parse(two).value).toMatchObject({ players: [2, 3] });
    expect(parse(dropLayout(two, '3')).value).toEqual(parse(text).value);
  });
});

it.each(shipped)('every tile of %s is drawn', (_, text) => {
  const value = parse(text).value as { layout: Record<string, { tiles: { at: object }[] }> };
  for (const [players, { tiles }] of Object.entries(value.layout)) {
    expect(facts(text, players)).toHaveLength(tiles.reduce((sum, group) => sum + Object.keys(group.at).length, 0));
  }
});

it('500 random sequences of changes leave the file and the picture agreeing', () => {
  for (let seed = 0; seed < 500; seed++) {
    const next = numbers(seed);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
    let text = seed % 3 ? fresh('own', 'Own') : shipped.filter(([, each]) => each.length < 2000)[seed % 5]![1];
    const players = layoutsOf(parse(text).value)[0]!;
    for (let n = 0; n < 6; n++) {
      const tiles = facts(text, players);
      const free = freeSpots(tiles);
      const plain = tiles.filter(({ seat }) => !seat);
      const tile = pick(plain.length ? plain : tiles);
      const expected = new Map(tiles.map((each) => [each.spot, { ...each }]));
      const mine = expected.get(tile?.spot ?? '');
      const act = Math.floor(next() * 8);
      if (act === 0 || !tile || !mine) {
        const piece = { kind: pick(['near', 'far', 'center']), word: pick(['any', 'settlement', 'F2']) };
        const spot = pick(free);
        text = lay(text, players, spot, piece);
        expected.set(spot, { ...(tiles[0] as LaidTile), spot, kind: piece.kind, word: piece.word, seat: '', face: 'down', label: '', turned: -1 });
      } else if (act === 1) {
        const spot = pick(free);
        text = moveTo(text, tile, spot);
        expected.delete(tile.spot);
        expected.set(spot, { ...mine, spot });
      } else if (act === 2 && tiles.length > 1) {
        text = takeOff(text, tile);
        expected.delete(tile.spot);
      } else if (act === 3) {
        const face = tile.face === 'up' ? 'down' : 'up';
        text = turn(text, tile, face);
        mine.face = face;
      } else if (act === 4) {
        const word = pick(['any', 'obelisk', 'N1']);
        text = ask(text, tile, word);
        mine.word = word;
      } else if (act === 5) {
        const label = pick(['gate', 'hill', '']);
        text = name(text, tile, label);
        mine.label = label;
      } else if (act === 6) {
        const way = Math.floor(next() * 7) - 1;
        text = rotate(text, tile, way);
        mine.turned = way;
      } else {
        const others = tiles.filter((each) => each.kind === tile.kind && each.group !== tile.group && each.face === tile.face && each.label === tile.label && each.turned === tile.turned && !each.seat);
        text = others.length && next() < 0.5 ? joinGroup(text, tile, pick(others).group) : alone(text, tile);
      }
      expect(parse(text).wrong, text).toBe('');
      expect(all(text, players), `${seed} ${n} ${act} ${tile?.spot}\n${text}`).toEqual([...expected.values()].map(known).sort());
    }
  }
});
