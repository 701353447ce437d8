/** Things in rows of which only one is a stop of the tab key: the arrow keys lead from one to the next. */

const ASIDE: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The one a key leads to, by where they are on the screen; none for other keys and at the edge. */
export function nextInRows(things: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const at = things.indexOf(from);
  if (key === 'Home') return things[0];
  if (key === 'End') return things.at(-1);
  const aside = ASIDE[key];
  if (aside !== undefined) return at < 0 ? undefined : things[at + aside];
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const here = from.getBoundingClientRect();
  const far = (one: HTMLElement): number => {
    const box = one.getBoundingClientRect();
    const down = key === 'ArrowDown' ? box.top - here.top : here.top - box.top;
    return down < here.height / 2 ? Infinity : 1000 * down + Math.abs(box.left - here.left);
  };
  const near = things.reduce<HTMLElement | undefined>((best, one) => (best === undefined || far(one) < far(best) ? one : best), undefined);
  return near && far(near) < Infinity ? near : undefined;
}

/** To be called with the keys of the element around them. */
export function walkRows(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
  const next = nextInRows([...event.currentTarget.querySelectorAll<HTMLElement>('button')], event.target, event.key);
  if (!next) return;
  next.focus();
  event.preventDefault();
}
