/** Clauses of the rules that somebody looks for by words. */
import { settings } from '../browser/settings.svelte';
import { rules } from './api';
import type { ClauseInfo } from '../protocol';

const PAUSE = 180;
const MOST = 200;

/** The clauses of a game that fit words, a section or a clause. */
export const clausesOf = (game: string, words: string): Promise<ClauseInfo[]> => 
  rules(game, words, MOST, settings.language);

/** A field for words: what is typed, and what is looked for once the typing has paused. */
export class ClauseSearch {
  typed = $state('');
  sought = $state('');

  /** To be called while a component is set up. */
  constructor(begin = '') {
    this.typed = this.sought = begin;
    $effect(() => {
      const words = this.typed.trim();
      const timer = setTimeout(() => (this.sought = words), words ? PAUSE : 0);
      return () => clearTimeout(timer);
    });
  }

  clear(): void {
    this.typed = this.sought = '';
  }
}
