/** How far one's campaigns have come, kept in this browser: the parts that are won, and what goes on to the next. */
import type { CampaignInfo } from '../connection/api';

const STORAGE = 'banneret.campaigns';

export interface Kept {
  /** The part that comes next, from 1. */
  part: number;
  won: boolean;
  file: string;
}

function read(): Record<string, Kept> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, Kept>) : {};
  } catch {
    return {};
  }
}

/** What is known of a campaign here. */
export function keptCampaign(id: string): Kept | null {
  const kept = read()[id];
  return kept && typeof kept.part === 'number' && typeof kept.file === 'string' ? kept : null;
}

export function keepCampaign({ id, part, won, file }: CampaignInfo): void {
  try {
    localStorage.setItem(STORAGE, JSON.stringify({ ...read(), [id]: { part, won, file } }));
  } catch {
    // without storage a campaign goes on from its last table only
  }
}
