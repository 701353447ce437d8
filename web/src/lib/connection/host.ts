/** How the servers are doing, for whoever runs them. */
import type { ChatLine } from '../protocol';
import { call } from './api';

export interface NodeNumbers {
  /** The beginning of its name; empty for a server that works alone. */
  node: string;
  version: string;
  since: number;
  ready: boolean;
  rooms: number;
  guests: number;
  connections: number;
  answered: number;
  refused: number;
  failed: number;
  errors: number;
  latest: { at: number; text: string }[];
  /** The longest delay of its event loop in the last minute, in seconds. */
  delay: number;
  /** The share of a processor used in the last minute. */
  busy: number;
  cpu: number;
  memory: number;
  waiting: Record<string, number>;
  working: Record<string, number>;
  far_workers: number;
  far_slots: number;
}

export interface HostInfo {
  nodes: NodeNumbers[];
  /** Nodes that count as alive and have not answered. */
  silent: number;
}

export const hostInfo = (key: string) => call<HostInfo>('/host', { key });

/** A line of chat that somebody wants the host to read: the last of these. */
export interface ChatReport {
  id: string;
  room: string;
  at: number;
  lines: ChatLine[];
}

export const reports = (key: string) => call<ChatReport[]>('/host/reports', { key });
export const dealWith = (key: string, id: string) => call<null>(`/host/reports/${id}`, { key, method: 'DELETE' });
