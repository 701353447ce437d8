import { beforeEach, describe, expect, it } from 'vitest';
import { addedTo, judged } from './dice';
import { keptRooms } from './keys';

// The SHA-256 hash of 32 zero bytes.
const secret = '00'.repeat(32);
const commitment = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';

beforeEach(() => localStorage.clear());

describe('dice', () => {
  it('adds 256 bits that are different every time', () => {
    const given = [addedTo('r', commitment), addedTo('r', commitment)];
    for (const one of given) expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(given[0]).not.toBe(given[1]);
    expect(keptRooms().r?.dice).toEqual({ commitment, entropy: given[1] });
  });

  it('finds that the server has kept its word', async () => {
    expect(await judged('r', { commitment, entropy: ['', ''], secret })).toBe('kept');
    const mine = addedTo('r', commitment);
    expect(await judged('r', { commitment, entropy: ['', mine], secret })).toBe('joined');
  });

  it('finds that it has not', async () => {
    expect(await judged('r', { commitment, entropy: [], secret: '01'.repeat(32) })).toBe('broken');
    const mine = addedTo('r', commitment);
    expect(await judged('r', { commitment, entropy: ['', 'ab'.repeat(32)], secret })).toBe('broken');
    expect(await judged('r', { commitment: 'cd'.repeat(32), entropy: [mine], secret })).toBe('broken');
  });
});
