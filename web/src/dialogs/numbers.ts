/** Numbers press the answers of a window in the order they are shown; whether there was one to press. */
export function pressNumber(box: HTMLElement | undefined, key: string): boolean {
  const n = Number(key);
  const pressed = n > 0 ? box?.querySelectorAll<HTMLElement>('[data-answer]')[n - 1] : undefined;
  if (!pressed) return false;
  pressed.focus();
  pressed.click();
  return true;
}
