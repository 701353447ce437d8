import { describe, expect, it } from 'vitest';
import { specialRules } from './special';

describe('the special rules of a scenario', () => {
  it('are its rules and remarks, and not what happens in certain rounds', () => {
    const notes = { rules: [{ id: 'a', text: 'A' }, { id: 'b', text: 'B' }], remarks: ['C'], happenings: [{ rounds: [2], text: 'D' }] };
    expect(specialRules(notes as never)).toBe(3);
    expect(specialRules(null)).toBe(0);
  });
});
