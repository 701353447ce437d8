import { describe, expect, it } from 'vitest';
import type { Told } from '../../lib/protocol';
import { beside, follows, lines, marked } from './lines';

const told = (n: number, text: string, tone = ''): Told => ({ n, name: 'x', args: {}, text, tone });
const log = [told(0, 'Round 1', 'round'), told(1, 'A'), told(2, ''), told(3, 'B'), told(4, 'Round 2', 'round'), told(5, 'C')];

describe('the lines of the log', () => {
  it('leave out events without words and head rounds', () => {
    expect(lines(log).map(({ kind, n }) => `${kind} ${n}`)).toEqual(['round 0', 'told 1', 'told 3', 'round 4', 'told 5']);
  });

  it('leave out what a later line says again', () => {
    const orders = [told(0, 'A is ordered'), { ...told(1, 'A, B are ordered'), covers: 1 }, told(2, ''), told(3, 'C')];
    expect(lines(orders).map(({ n }) => n)).toEqual([1, 3]);
    expect(lines([...orders.slice(0, 2), { ...told(2, 'A, B, C are ordered'), covers: 2 }]).map(({ n }) => n)).toEqual([2]);
    // Taking the last order back brings the line before it back.
    expect(lines(orders.slice(0, 1)).map(({ n }) => n)).toEqual([0]);
  });

  it('are stepped through without headings, and end at the ends', () => {
    expect(beside(lines(log), 3, 1)).toBe(5);
    expect(beside(lines(log), 3, -1)).toBe(1);
    expect(beside(lines(log), 1, -1)).toBe(1);
    expect(beside(lines(log), 5, 1)).toBe(5);
    expect(beside([], 5, 1)).toBeNull();
  });

  it('mark the numbers of gains, losses and fights only', () => {
    expect(marked({ text: 'gains +5 gold', tone: 'gain' }).filter((run) => run.bold)).toEqual([{ text: '+5', bold: true }]);
    expect(marked({ text: 'round 5', tone: '' })).toEqual([{ text: 'round 5', bold: false }]);
  });

  it('leave the numbers of people alone', () => {
    const bold = (text: string, names: string[]) => marked({ text, tone: 'loss' }, names).filter((run) => run.bold).map((run) => run.text);
    expect(bold('Archers (Player 1) lose 2 figures.', ['Player 1', 'Elke'])).toEqual(['2']);
    expect(bold('Bo+3 loses 3 and Bob 3.', ['Bo+3'])).toEqual(['3', '3']);
    expect(marked({ text: 'Player 1 loses 2.', tone: 'loss' }, ['Player 1']).map((run) => run.text).join('')).toBe('Player 1 loses 2.');
  });
});

describe('following the log', () => {
  const end = { top: 700, height: 300, content: 1000 };
  it('goes on when the box becomes lower', () => {
    expect(follows(true, end, { ...end, height: 180 })).toBe(true);
    expect(follows(true, { ...end, height: 180 }, { top: 820, height: 180, content: 1000 })).toBe(true);
  });
  it('stops when the reader scrolls up, until he is back at the end', () => {
    const up = { ...end, top: 500 };
    expect(follows(true, end, up)).toBe(false);
    expect(follows(false, up, { ...up, content: 1100 })).toBe(false);
    expect(follows(false, up, { ...end, top: 690 })).toBe(true);
  });
});
