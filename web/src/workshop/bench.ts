/** The key of the bench on the server where this browser's drafts lie. Whoever has it has them, so it stays in the storage. */
import { openBench } from '../lib/connection/sharing';

const STORAGE = 'banneret.bench';

export function benchKey(): string {
  try {
    return localStorage.getItem(STORAGE) ?? '';
  } catch {
    return '';
  }
}

export function keepBenchKey(key: string): void {
  localStorage.setItem(STORAGE, key);
}

/** The key, which is asked for where there is none. */
export async function someBench(): Promise<string> {
  const known = benchKey();
  if (known) return known;
  const { key } = await openBench();
  keepBenchKey(key);
  return key;
}
