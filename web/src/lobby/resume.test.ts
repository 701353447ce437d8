import { describe, expect, it } from 'vitest';
import type { RoomInfo, SeatInfo } from '../lib/protocol';
import { doingIn, inOrder, others, waitedFor, type Resumed } from './resume';

const seat = (n: number, kind: string, name: string): SeatInfo => ({ seat: n, kind, name, bot: '', side: 'choose', here: true, away: null, wanted: '', hands: 0, gave_up: '', days_off: 0, off_from: 0, off_until: 0 });

function resumed(room: string, more: Partial<RoomInfo> | null | undefined, at = 0): Resumed {
  const info = more && {
    room,
    game: 'heroes',
    scenario: 'brave_new_world',
    title: 'Brave New World',
    options: {},
    seats: [seat(0, 'person', 'Maud'), seat(1, 'bot', 'Steady'), seat(2, 'person', 'Ola')],
    status: 'running',
    watchers: 0,
    seconds: 0,
    absence: 600,
    lesson: '',
    hints: false,
    dice: null, listed: false, rated: false, wish: '', rematch: false,
    rules_change: null,
    pace: { by: 'answer' as const, increment: 0, weekends: false, days_off: 0 }, until: 0, talk: true, draw: [], may_abort: false, ended: '',
    watching: true,
    waiting: [0],
    created: 0,
    touched: at / 1000,
    ...more,
  };
  return { room, kept: { keys: { 0: 'k' }, title: 'Brave New World', at }, info };
}

describe('rooms to go on with', () => {
  it('say whose turn it is', () => {
    expect(doingIn(resumed('a', {}))).toBe('yours');
    expect(doingIn(resumed('a', { waiting: [1] }))).toBe('thinking');
    expect(doingIn(resumed('a', { waiting: [2] }))).toBe('waiting');
    expect(waitedFor(resumed('a', { waiting: [2] }).info)).toBe('Ola');
    expect(doingIn(resumed('a', { status: 'waiting', waiting: [] }))).toBe('open');
    expect(doingIn(resumed('a', { status: 'over', waiting: [] }))).toBe('over');
    expect(doingIn(resumed('a', null))).toBe('gone');
    expect(doingIn(resumed('a', undefined))).toBe('unknown');
  });

  it('name those who play besides me', () => {
    expect(others(resumed('a', {}))).toEqual(['Steady', 'Ola']);
    expect(others(resumed('a', { seats: [seat(0, 'person', 'Maud'), seat(1, 'open', '')] }))).toEqual([]);
    const here = resumed('a', { seats: [seat(0, 'person', 'Maud'), seat(1, 'person', 'Piotr')] });
    expect(others({ ...here, kept: { ...here.kept, keys: { 0: 'k', 1: 'l' } } })).toEqual(['Piotr']);
  });

  it('are sorted by what is to be done, then by when', () => {
    const rooms = [
      resumed('gone', null, 9),
      resumed('over', { status: 'over', waiting: [] }, 8),
      resumed('old', {}, 1),
      resumed('new', {}, 5),
      resumed('bot', { waiting: [1] }, 7),
    ];
    expect(inOrder(rooms).map(({ room }) => room)).toEqual(['new', 'old', 'bot', 'over', 'gone']);
  });
});
