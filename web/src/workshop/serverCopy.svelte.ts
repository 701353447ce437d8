/**
 * The copy of a draft on the server. The browser keeps every change first; the server is told a while after the last one, and
 * again later where it could not be reached, so that a lost connection loses nothing.
 */
import { ApiError } from '../lib/connection/api';
import { addDraft, changeDraft, draft as fetchDraft } from '../lib/connection/sharing';
import { shelfKey, someShelf } from './shelf';
import { draftOf, newDraft, noteDraft, type Draft } from './drafts';
import type { Workshop } from './shop.svelte';

/** After the last change, and after a failure, in milliseconds. */
const SEND_AFTER = 2000;
const AGAIN_AFTER = 8000;
const NAME = 80;

/** One tab of this browser after the other, where it can say so. */
async function alone(draft: string, work: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  await (locks ? locks.request(`banneret.draft.${draft}`, work) : work());
}

export class ServerCopy {
  /** `none`: only this browser has it. `waiting`: the server could not be reached. `moved`: it was changed elsewhere. */
  state = $state<'none' | 'kept' | 'sending' | 'waiting' | 'moved' | 'refused'>('none');
  refusal = $state('');
  /** The text that the server is known to have. */
  #there = $state('');
  #attempt = $state(0);
  #busy = false;
  /** The version that this tab has last seen noted. */
  #version = 0;

  /** As it is told: kept is only what is there as it stands here. */
  shown = $derived.by(() => (this.state === 'kept' && this.shop.text !== this.#there ? 'sending' : this.state));

  /** To be called while a component is set up. */
  constructor(readonly shop: Workshop) {
    this.state = this.#known ? 'sending' : 'none';
    $effect(() => {
      const { text } = shop;
      void this.#attempt;
      if (this.state === 'none' || this.state === 'moved' || this.state === 'refused' || text === this.#there) return undefined;
      const timer = setTimeout(() => void this.#send(text), this.state === 'waiting' ? AGAIN_AFTER : SEND_AFTER);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const again = (): void => void (this.state === 'waiting' && this.#send(shop.text));
      addEventListener('online', again);
      return () => removeEventListener('online', again);
    });
  }

  get #known(): Draft['server'] {
    return draftOf(this.shop.draft)?.server;
  }

  /** Puts the draft on the server, from where other browsers with the same key open it. */
  async begin(): Promise<void> {
    await this.#send(this.shop.text, true);
  }

  /** Writes what is here over what is there. */
  async overwrite(): Promise<void> {
    const known = this.#known;
    if (!known) return;
    try {
      const { version } = await fetchDraft(known.id, shelfKey());
      this.#note({ id: known.id, version });
      await this.#send(this.shop.text);
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Makes a draft of its own of what is there, and returns its id. */
  async takeOther(): Promise<string | null> {
    const known = this.#known;
    if (!known) return null;
    try {
      const { name, text } = await fetchDraft(known.id, shelfKey());
      return newDraft(this.shop.game, name, text);
    } catch (error) {
      this.#failed(error);
      return null;
    }
  }

  /** From now on it is a draft that only this browser has. */
  leave(): void {
    this.state = 'none';
    this.#there = '';
  }

  async #send(text: string, first = false): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.shop.keep();
    const { draft } = this.shop;
    try {
      // What is kept may have become a draft of its own, which the server has not got.
      if (first || this.state !== 'none') await alone(draft, () => this.#tell(text, draft));
    } catch (error) {
      // Of a draft that goes on as another one nothing is to be told.
      if (draft === this.shop.draft) this.#failed(error);
    } finally {
      this.#busy = false;
      // What was written in the meantime, or could not be sent, has its turn.
      this.#attempt++;
    }
  }

  async #tell(text: string, draft: string): Promise<void> {
    const key = await someShelf();
    const known = draftOf(draft)?.server;
    // Another tab of this browser may have told it already.
    if (known && known.version !== this.#version && (await this.#same(draft, known.id, text, key))) return;
    const name = (this.shop.name || draft).slice(0, NAME);
    try {
      const { id, version } = known ? await changeDraft(known.id, name, text, known.version, key) : await addDraft(name, text, key);
      this.#kept(draft, { id, version }, text);
    } catch (error) {
      if (!(known && error instanceof ApiError && error.code === 'draft_moved' && (await this.#same(draft, known.id, text, key)))) throw error;
    }
  }

  /** Whether the server has this very text: then its version is as good as the one that was known. */
  async #same(draft: string, id: string, text: string, key: string): Promise<boolean> {
    const there = await fetchDraft(id, key);
    if (there.text !== text) return false;
    this.#kept(draft, { id, version: there.version }, text);
    return true;
  }

  #kept(draft: string, server: { id: string; version: number }, text: string): void {
    this.#note(server, draft);
    if (draft !== this.shop.draft) return;
    this.#there = text;
    this.state = 'kept';
  }

  #failed(error: unknown): void {
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
    this.refusal = error instanceof ApiError ? error.text : '';
    if (!refused) this.state = 'waiting';
    else this.state = error.code === 'draft_moved' ? 'moved' : 'refused';
  }

  #note(server: { id: string; version: number }, draft = this.shop.draft): void {
    this.#version = server.version;
    const kept = draftOf(draft);
    if (kept) noteDraft({ ...kept, server });
  }
}
