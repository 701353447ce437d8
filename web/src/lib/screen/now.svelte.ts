/** The time, for what counts seconds. It ticks only while somebody reads it. */
import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** The time in milliseconds; reactive, to the second. */
export function now(): number {
  subscribe();
  return Date.now();
}

const DAY = 86_400;

/** Seconds as a clock shows them: 0:07, 12:30, 1:05:00; with days before them where there are any. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= DAY) {
    const days = new Intl.NumberFormat(document.documentElement.lang || 'en', { style: 'unit', unit: 'day', unitDisplay: 'narrow' });
    return `${days.format(Math.floor(whole / DAY))} ${clockText(whole % DAY)}`;
  }
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
