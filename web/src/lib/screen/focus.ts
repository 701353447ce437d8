/** Keeping the keyboard where the question is. */
import type { Attachment } from 'svelte/attachments';

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex]:not([tabindex="-1"])';

function inside(node: Element): HTMLElement[] {
  return [...node.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => !one.closest('[inert], [hidden]'));
}

/** Moves focus into the node, and back to where it was when the node goes. With `keep`, Tab goes round inside. */
export function focusInside(keep: boolean): Attachment<HTMLElement> {
  return (node) => {
    const before = document.activeElement;
    (node.querySelector<HTMLElement>('[data-autofocus]') ?? node).focus();

    function round(event: KeyboardEvent): void {
      if (event.key !== 'Tab') return;
      const all = inside(node);
      const [first, last] = [all[0], all.at(-1)];
      if (!first || !last) return event.preventDefault();
      const here = document.activeElement;
      const leaves = event.shiftKey ? here === first || here === node : here === last;
      if (!leaves) return;
      event.preventDefault();
      (event.shiftKey ? last : first).focus();
    }
    // A button that goes when it has done its work would take the focus with it, and the keys would reach nobody.
    const lost = new MutationObserver(() => {
      if (document.activeElement === document.body) node.focus();
    });
    if (keep) {
      node.addEventListener('keydown', round);
      lost.observe(node, { childList: true, subtree: true });
    }
    return () => {
      node.removeEventListener('keydown', round);
      lost.disconnect();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  };
}

/** Whether a key press belongs to a text that is being written, or to another program. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** Whether a dialog lies over a node, so that the node's keys are not meant. */
export function isCovered(node: Element): boolean {
  const dialogs = document.querySelectorAll('[aria-modal="true"]');
  const top = dialogs[dialogs.length - 1];
  return top !== undefined && !top.contains(node);
}
