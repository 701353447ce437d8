/** What the numbers of several servers come to. */
import type { NodeNumbers } from '../lib/connection/host';

export interface Sum {
  rooms: number;
  guests: number;
  requests: number;
  failed: number;
  busy: number;
  delay: number;
  memory: number;
  waiting: number;
}

export const waitingOf = (node: NodeNumbers): number => Object.values(node.waiting).reduce((sum, one) => sum + one, 0);

/** Everything added up; of delays the longest. */
export function sumOf(nodes: readonly NodeNumbers[]): Sum {
  const sum: Sum = { rooms: 0, guests: 0, requests: 0, failed: 0, busy: 0, delay: 0, memory: 0, waiting: 0 };
  for (const node of nodes) {
    sum.rooms += node.rooms;
    sum.guests += node.guests;
    sum.requests += node.answered + node.refused + node.failed;
    sum.failed += node.failed;
    sum.busy += node.busy;
    sum.delay = Math.max(sum.delay, node.delay);
    sum.memory += node.memory;
    sum.waiting += waitingOf(node);
  }
  return sum;
}

/** The latest errors of all servers, the newest first. */
export const errorsOf = (nodes: readonly NodeNumbers[]): { at: number; text: string; node: string }[] =>
  nodes.flatMap(({ node, latest }) => latest.map((error) => ({ ...error, node }))).sort((a, b) => b.at - a.at);
