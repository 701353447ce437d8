/** Short answers to a click that changed nothing, or news that need no answer. */
import type { IconName } from '../../art/icon-names';

export interface ToastText {
  title: string;
  text?: string;
  clauses?: readonly string[];
  /** refused: you may not; info: so it is; gain: you got something. */
  tone?: 'refused' | 'info' | 'gain';
  icon?: IconName;
}

export interface Toast extends ToastText {
  id: number;
}

const SHOWN = 3;
export const TOAST_MS = 6000;

class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  #next = 0;
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  add(text: ToastText): number {
    const id = this.#next++;
    // Saying the same again replaces it, so that impatient clicks do not pile up.
    const others = this.list.filter((old) => old.title !== text.title || old.text !== text.text);
    this.list = [...others, { ...text, id }].slice(-SHOWN);
    this.resume(id);
    return id;
  }

  remove(id: number): void {
    this.hold(id);
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  /** Keeps a toast while it is read: under the pointer, or with focus inside. */
  hold(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  resume(id: number): void {
    this.hold(id);
    this.#timers.set(id, setTimeout(() => this.remove(id), TOAST_MS));
  }
}

export const toasts = new Toasts();

/** Shows a toast. */
export function toast(text: ToastText): void {
  toasts.add(text);
}
