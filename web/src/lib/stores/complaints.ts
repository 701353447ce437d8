/** Says in a toast why something was not done. */
import type { Reason, Refused } from '../protocol';
import { LineLost, Refusal } from '../connection/socket.svelte';
import { toast } from '../screen/toast.svelte';
import { has, t } from '../words.svelte';

/** Why something cannot be done by the rules. */
export function refuse(reasons: readonly Reason[]): void {
  const first = reasons[0];
  if (!first) return;
  const clauses = [...new Set(reasons.map((reason) => reason.clause).filter(Boolean))];
  toast({ title: t('refused', { name: first.label }), text: first.obstacle || first.text, clauses });
}

/**
 * Why the server has not carried something out; of a lost line the banner speaks. What may be tried again is no
 * mistake of the reader. `words` may know better what a refusal means here.
 */
export function complain(error: unknown, words?: (said: Refused) => string): void {
  if (error instanceof Refusal) {
    const { code, text, clauses, again } = error.said;
    const known = has(`refused-${code}`) ? t(`refused-${code}`) : text;
    toast({ title: t(again == null ? 'refused-answer' : 'refused-not-done'), text: words?.(error.said) || known, clauses });
  } else if (!(error instanceof LineLost)) throw error;
}
