/** Half points as people write them: 3 is 1½. */
export function half(points: number): string {
  const whole = Math.floor(points / 2);
  if (points % 2 === 0) return String(whole);
  return whole ? `${whole}½` : '½';
}
