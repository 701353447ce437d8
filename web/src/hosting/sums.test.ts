import { describe, expect, it } from 'vitest';
import type { NodeNumbers } from '../lib/connection/host';
import { errorsOf, sumOf } from './sums';

const node = (more: Partial<NodeNumbers>): NodeNumbers => ({
  node: 'a', version: '1', since: 0, ready: true, rooms: 1, guests: 2, connections: 2, answered: 10, refused: 3, failed: 1, errors: 0, latest: [],
  delay: 0.01, busy: 0.5, cpu: 1, memory: 100, waiting: { lab: 2, thinking: 1 }, working: {}, far_workers: 0, far_slots: 0, ...more,
});

describe('the numbers of several servers', () => {
  it('are added up, of delays the longest is told', () => {
    expect(sumOf([node({}), node({ delay: 0.2, rooms: 4 })])).toEqual({
      rooms: 5, guests: 4, requests: 28, failed: 2, busy: 1, delay: 0.2, memory: 200, waiting: 6,
    });
  });

  it('have their errors in one list, the newest first', () => {
    const found = errorsOf([node({ latest: [{ at: 1, text: 'x' }, { at: 5, text: 'z' }] }), node({ node: 'b', latest: [{ at: 3, text: 'y' }] })]);
    expect(found.map(({ text, node }) => text + node)).toEqual(['za', 'yb', 'xa']);
  });
});
