import { describe, expect, it } from 'vitest';
import type { Told } from '../../lib/protocol';
import { beside, lines, marked } from './lines';

const told = (n: number, text: string, tone = ''): Told => ({ n, name: 'x', args: {}, text, tone });
const log = [told(0, 'Round 1', 'round'), told(1, 'A'), told(2, ''), told(3, 'B'), told(4, 'Round 2', 'round'), told(5, 'C')];

describe('the lines of the log', () => {
  it('leave out events without words and head rounds', () => {
    expect(lines(log).map(({ kind, n }) => `${kind} ${n}`)).toEqual(['round 0', 'told 1', 'told 3', 'round 4', 'told 5']);
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
});
