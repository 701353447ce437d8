import { beforeEach, describe, expect, it } from 'vitest';
import { beginLesson, finishLesson, leftRooms, playOn, progressOf } from './lessons';

beforeEach(() => localStorage.clear());

describe('lessons', () => {
  it('that were done wait for nobody, unless one plays on in their game', () => {
    beginLesson('heroes', 'fight', 'A');
    expect([...leftRooms()]).toEqual([]);
    finishLesson('heroes', 'fight', 'A');
    expect([...leftRooms()]).toEqual(['A']);
    playOn('A');
    expect([...leftRooms()]).toEqual([]);
    expect(progressOf('heroes', 'fight')?.done).toBe(true);
  });

  it('that are taken again are in hand again', () => {
    finishLesson('heroes', 'fight', 'A');
    beginLesson('heroes', 'fight', 'B');
    expect([...leftRooms()]).toEqual([]);
    expect(progressOf('heroes', 'fight')).toEqual({ room: 'B', done: true });
  });
});
