/** Whose move it is, in words: one place, so that banner, phone bar and page title say the same. */
import { gameOf } from '../games';
import type { Who } from '../lib/stores/seats';
import type { TableStore } from '../lib/stores/table.svelte';
import { t } from '../lib/words.svelte';

export interface TurnWords {
  kind: 'yours' | 'waiting' | 'watching' | 'replaying' | 'lost' | 'over';
  title: string;
  detail: string;
  /** Whether the seconds of waiting belong after it. */
  counts: boolean;
}

/** What a seat is called: the hero once there is one, else whoever sits there. */
export function called(seat: Who): string {
  return seat.hero || seat.name || t('table-guards');
}

/** `brief` leaves out what a phone has no room for. */
export function turnWords(store: TableStore, me: Who, other: Who, left: string, brief = false): TurnWords {
  const { table, view } = store;
  const still = (kind: TurnWords['kind'], title: string, detail = ''): TurnWords => ({
    kind,
    title,
    detail,
    counts: false,
  });
  if (store.status === 'lost') return still('lost', t('table-lost'));
  if (!table) return still('waiting', t('table-connecting'));
  if (store.lookback.past !== null) return still('replaying', t('table-looking-back'), t('table-looking-back-detail'));
  if (store.playback.replaying) {
    const { at, of } = store.playback.replaying;
    return still('replaying', t('table-replaying', { at: Math.min(at, of), of }), t('table-replaying-detail'));
  }
  if (table.over) {
    const points = store.watching ? undefined : table.returns[Math.max(0, store.mine)];
    const result = points === undefined ? 'watched' : points > 0 ? 'won' : points < 0 ? 'lost' : 'drawn';
    return still('over', t('table-over', { result }));
  }
  // Whoever has nothing to choose is passed over, as slowly as somebody who passes.
  if (table.waiting.includes(store.mine) && table.seat === store.mine && !table.asked) return still('waiting', t('table-passing'), t('table-passing-detail'));
  if (table.waiting.includes(store.mine)) {
    const turn = (view && gameOf(store.room?.game).onTurn?.(view, store.mine)) ?? true;
    const name =
      me.hero && !brief
        ? t('table-to-act', { hero: me.hero, faction: me.factionName })
        : t('table-to-act-seat', { name: me.hero || me.name || me.factionName });
    const title = t(turn ? 'table-your-turn' : 'table-your-move');
    return still('yours', title, left ? `${name} · ${left}` : name);
  }
  const detail = t('table-waiting-detail', { kind: other.bot ? 'bot' : other.here ? 'person' : 'away' });
  if (store.watching) {
    return { kind: 'watching', title: t('table-watching'), detail: t('table-to-act-seat', { name: called(other) }), counts: false };
  }
  return {
    kind: 'waiting',
    title: t('table-waiting', { name: called(other) }),
    detail: left ? `${detail} · ${left}` : detail,
    counts: !left,
  };
}
