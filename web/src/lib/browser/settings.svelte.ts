/** What the reader prefers, kept in this browser, and with their identity where they have one. */

export const LANGUAGES = ['en', 'fr', 'de', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = ['0.5', '1', '2', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

interface Stored {
  theme: Theme;
  speed: Speed;
  animation: boolean;
  language: Language;
  name: string;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
}

const KEY = 'banneret.settings';
const NAME_LENGTH = 32;
const USUAL_VOLUME = 0.6;

function oneOf<T extends string>(all: readonly T[], value: unknown, otherwise: T): T {
  return all.includes(value as T) ? (value as T) : otherwise;
}

/** The first language of the browser that the table speaks. */
export function preferred(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return (known.find((tag) => LANGUAGES.includes(tag as Language)) as Language | undefined) ?? 'en';
}

/** Reads stored text field by field, so that one broken value does not lose the others. */
export function readStored(text: string | null, wanted: readonly string[], phone = false): Stored {
  let raw: Record<string, unknown> = {};
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (value && typeof value === 'object') raw = value as Record<string, unknown>;
  } catch {
    raw = {};
  }
  return {
    theme: oneOf(THEMES, raw.theme, 'auto'),
    speed: oneOf(SPEEDS, raw.speed, '1'),
    animation: raw.animation !== false,
    language: oneOf(LANGUAGES, raw.language, preferred(wanted)),
    name: typeof raw.name === 'string' ? raw.name.slice(0, NAME_LENGTH) : '',
    // A phone is among people: it is silent unless somebody wants otherwise.
    sound: typeof raw.sound === 'boolean' ? raw.sound : !phone,
    volume: typeof raw.volume === 'number' && raw.volume >= 0 && raw.volume <= 1 ? raw.volume : USUAL_VOLUME,
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage may be forbidden: then the settings last as long as the page
  }
}

class Settings {
  theme = $state<Theme>('auto');
  speed = $state<Speed>('1');
  animation = $state(true);
  language = $state<Language>('en');
  name = $state('');
  sound = $state(true);
  volume = $state(USUAL_VOLUME);

  constructor() {
    this.take(stored());
  }

  /** Takes over settings that were made elsewhere. */
  take(text: string | null): void {
    Object.assign(this, readStored(text, navigator.languages ?? [navigator.language], isPhone()));
  }

  /** How long an animation of so many milliseconds takes at the chosen speed; 0 shows the end at once. */
  duration(milliseconds: number): number {
    if (this.speed === 'instant' || !this.animation || calm()) return 0;
    return milliseconds / Number(this.speed);
  }

  /** Keeps the page and the storage in step with the settings from now on. */
  follow(): () => void {
    return $effect.root(() => {
      $effect(() => {
        const root = document.documentElement;
        if (this.theme === 'auto') delete root.dataset.theme;
        else root.dataset.theme = this.theme;
        root.dataset.motion = this.animation ? 'on' : 'off';
      });
      $effect(() => {
        const { theme, speed, animation, language, name, sound, volume } = this;
        try {
          localStorage.setItem(KEY, JSON.stringify({ theme, speed, animation, language, name, sound, volume }));
        } catch {
          // a full or forbidden storage must not stop the game
        }
      });
    });
  }
}

function isPhone(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(max-width: 759px), (pointer: coarse)').matches;
}

function calm(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export const settings = new Settings();
