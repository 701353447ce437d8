import { describe, expect, it } from 'vitest';
import { ApiError } from './api';
import { troubleOf } from './load.svelte';

describe('trouble', () => {
  it('is told apart by who is to blame', () => {
    expect(troubleOf(new TypeError('failed to fetch'))).toBe('unreachable');
    expect(troubleOf(new ApiError(404, 'not_found', 'there is no such record'))).toBe('missing');
    expect(troubleOf(new ApiError(502, '', ''))).toBe('unreachable');
    expect(troubleOf(new ApiError(500, 'our_fault', 'something broke'))).toBe('failed');
    expect(troubleOf(new ApiError(503, 'unavailable', 'later', 2))).toBe('unreachable');
    expect(troubleOf(new ApiError(403, 'forbidden', 'not you'))).toBe('failed');
  });
});
