/**
 * Whose Enter and Space are. A control that was reached by keys has them, as everywhere. One that was clicked has not:
 * whoever plays with a mouse reads the key on the button of the choice bar, and means that button.
 */
const CONTROL = 'button, a, input, select, summary, [role=button], [role=menuitem], [tabindex="0"]';

class Reached {
  #control: HTMLElement | null = null;
  #clicked = false;
  #changes = $state(0);

  constructor() {
    if (typeof window === 'undefined') return;
    window.addEventListener('pointerdown', () => this.#point(), true);
    window.addEventListener('keydown', () => void (this.#clicked = false), true);
    window.addEventListener('focusin', ({ target }) => this.#focus(target), true);
    window.addEventListener('focusout', () => this.#set(null), true);
  }

  /** The control that has the focus and was reached by keys. */
  get control(): HTMLElement | null {
    void this.#changes;
    return this.#control;
  }

  #point(): void {
    this.#clicked = true;
    this.#set(null);
  }

  #focus(target: EventTarget | null): void {
    this.#set(!this.#clicked && target instanceof HTMLElement && target.matches(CONTROL) ? target : null);
  }

  /** What shows it is told later: the focus also leaves a control because the page is being drawn without it. */
  #set(control: HTMLElement | null): void {
    if (control === this.#control) return;
    this.#control = control;
    queueMicrotask(() => (this.#changes += 1));
  }

  /** Whether Enter and Space press something else than the button that gives this answer. */
  elsewhere(answer: { key: string; at?: string }): boolean {
    const { control } = this;
    return control !== null && control.dataset['key'] !== answer.key && (!answer.at || control.dataset['at'] !== answer.at);
  }
}

export const reached = new Reached();
