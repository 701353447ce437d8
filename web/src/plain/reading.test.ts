import { describe, expect, it } from 'vitest';
import { namesIn, pageOf, partsIn, title, type Words } from './reading';

const names = namesIn({ game: 'dice', lang: 'en', cards: { red_fox: { name: 'Red Fox' } }, levels: [[1, 2]] });
const words: Words = { part: () => undefined, named: (id) => names.get(id), seats: [], yes: 'yes', no: 'no' };

describe('a position without a board', () => {
  it('is told in facts', () => {
    expect(pageOf({ round: 3, over: false, turn_order: 'left', note: '', nobody: null }, words)).toEqual({
      facts: [
        { name: 'Round', value: '3' },
        { name: 'Over', value: 'no' },
        { name: 'Turn order', value: 'left' },
      ],
      blocks: [],
    });
  });

  it('has lists with the names of what is printed', () => {
    expect(pageOf({ hand: ['red_fox', 'grey_wolf'], pile: [] }, words).blocks).toEqual([{ kind: 'list', name: 'Hand', items: ['Red Fox', 'grey wolf'] }]);
  });

  it('has tables of what is alike, with or without ids', () => {
    expect(pageOf({ dice: [{ face: 1 }, { face: 6, kept: true }] }, words).blocks).toEqual([
      { kind: 'table', name: 'Dice', columns: ['Face', 'Kept'], rows: [['1', ''], ['6', 'yes']] },
    ]);
    expect(pageOf({ players: { 0: { points: 2, cards: ['red_fox'] }, 1: { points: 5, cards: [] } } }, words).blocks).toEqual([
      { kind: 'table', name: 'Players', columns: ['', 'Points', 'Cards'], rows: [['0', '2', 'Red Fox'], ['1', '5', '']] },
    ]);
  });

  it('calls the parts of a position and the seats by their names', () => {
    const catalogue = { parts: { players: { name: 'Riders' }, mile: { name: 'Milestone' } }, words: { mile: { name: 'a mile' } } };
    const parts = partsIn(catalogue);
    const own = { ...words, part: (name: string) => parts.get(name), named: (id: string) => namesIn(catalogue).get(id), seats: ['You', 'Ola'] };
    expect(pageOf({ mile: 'mile', players: [{ mile: 3 }, { mile: 5 }] }, own)).toEqual({
      facts: [{ name: 'Milestone', value: 'a mile' }],
      blocks: [{ kind: 'table', name: 'Riders', columns: ['', 'Milestone'], rows: [['You', '3'], ['Ola', '5']] }],
    });
    expect(pageOf({ players: [{ mile: 3 }] }, own).blocks).toMatchObject([{ columns: ['Milestone'] }]);
  });

  it('has parts within parts', () => {
    const [part] = pageOf({ camp: { fire: true, tents: { left: { sleepers: ['a'] } } } }, words).blocks;
    expect(part).toMatchObject({ kind: 'part', name: 'Camp', page: { facts: [{ name: 'Fire', value: 'yes' }], blocks: [{ kind: 'part', name: 'Tents' }] } });
  });

  it('reads names as people write them', () => {
    expect(title('hand_size')).toBe('Hand size');
  });
});
