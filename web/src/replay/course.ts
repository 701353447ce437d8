/** The course of a record as it is gone through: which steps come together, and where things happen. */
import { applyPatch } from '../lib/connection/mergepatch';
import { gameOf } from '../games';
import type { View } from '../games/game';
import type { Mark, ReplayInfo, ReplayStep, TurnAt } from '../lib/protocol';

/** A step with its whole position. */
export interface Shown extends Omit<ReplayStep, 'view'> {
  view: View;
}

/** Steps fetched at once, besides the one they begin from. */
export const CHUNK = 50;

/** The chunk a step belongs to. A chunk begins with the last step of the one before, so that each step has its patch. */
export function chunkOf(step: number): number {
  return step === 0 ? 0 : Math.floor((step - 1) / CHUNK);
}

export function chunkRange(chunk: number, steps: number): { first: number; last: number } {
  return { first: chunk * CHUNK, last: Math.min(steps, (chunk + 1) * CHUNK) };
}

/** Steps as the server tells them, each with its whole position. */
export function unpack(steps: readonly ReplayStep[]): Shown[] {
  let view: View | null = null;
  return steps.map((step) => {
    view = step.view ?? applyPatch(view ?? ({} as View), step.patch);
    return { ...step, view };
  });
}

// -- where things happen ----------------------------------------------------------------------------------------------

/** A stretch of the record under one heading: before the first round, or a round. */
export interface Stretch {
  round: number;
  first: number;
  last: number;
}

export function stretches(info: ReplayInfo): Stretch[] {
  const starts = [...(info.rounds[0]?.step === 0 ? [] : [{ round: 0, step: 0 }]), ...info.rounds];
  return starts
    .map(({ round, step }, n) => ({ round, first: step, last: (starts[n + 1]?.step ?? info.steps + 1) - 1 }))
    .filter(({ first, last }) => last >= first);
}

export function stretchAt(all: readonly Stretch[], step: number): Stretch | undefined {
  return all.findLast(({ first }) => first <= step);
}

export function turnAt(info: ReplayInfo, step: number): TurnAt | undefined {
  return info.turns.findLast(({ first, last }) => first <= step && step <= last);
}

/** Where the next turn begins, or the one before; the end of the record where there is none. */
export function turnBeside(info: ReplayInfo, step: number, by: 1 | -1): number {
  const starts = info.turns.map(({ first }) => first);
  if (by === 1) return starts.find((first) => first > step) ?? info.steps;
  return starts.findLast((first) => first < step) ?? 0;
}

/** The next thing of a kind, or from the first again after the last; null where there is none. */
export function nextMark(info: ReplayInfo, step: number, kind: string): Mark | null {
  const all = info.marks.filter((mark) => mark.kind === kind);
  return all.find((mark) => mark.step > step) ?? all[0] ?? null;
}

/** How many things of each kind there are, in the order they first happen; not the end, nor that a record of nothing but a fight is one. */
export function markCounts(info: ReplayInfo): { kind: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { kind } of info.marks) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  counts.delete('end');
  if (!info.turns.length) counts.delete(gameOf(info.game).jump?.kind ?? '');
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

/** Who has won, by seat; empty for a draw or a game that was not played to its end. */
export function winners(info: ReplayInfo): number[] {
  return info.returns.flatMap((value, seat) => (value > 0 ? [seat] : []));
}
