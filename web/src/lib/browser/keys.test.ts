import { beforeEach, describe, expect, it } from 'vitest';
import { dropSeat, forgetRoom, hostKey, keepHost, keepSeat, keepTitle, keptRooms, keysOf, seatKey } from './keys';

beforeEach(() => localStorage.clear());

describe('keys of rooms', () => {
  it('keeps the keys of seats and of the host', () => {
    keepSeat('r', 0, 'zero');
    keepSeat('r', 2, 'two');
    keepHost('r', 'host');
    expect(keysOf('r')).toEqual(['zero', 'two', 'host']);
    expect(seatKey('r', 2)).toBe('two');
    expect(hostKey('r')).toBe('host');
    dropSeat('r', 0);
    expect(keysOf('r')).toEqual(['two', 'host']);
    forgetRoom('r');
    expect(keysOf('r')).toEqual([]);
  });

  it('titles only rooms it has keys of', () => {
    keepTitle('r', 'Siege');
    expect(keptRooms()).toEqual({});
    keepSeat('r', 1, 'k');
    keepTitle('r', 'Siege');
    expect(keptRooms().r?.title).toBe('Siege');
  });

  it('survives a broken storage', () => {
    localStorage.setItem('banneret.rooms', '{"a": 3, "b": {"keys": {"0": "k"}, "title": "", "at": 1}');
    expect(keptRooms()).toEqual({});
    localStorage.setItem('banneret.rooms', '{"a": 3, "b": {"keys": {"0": "k"}, "title": "", "at": 1}}');
    expect(Object.keys(keptRooms())).toEqual(['b']);
  });
});
