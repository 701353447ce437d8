/** The text of a file in CodeMirror: colours, completion from the schema, findings at their lines. */
import { autocompletion, completionKeymap, type Completion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { defaultKeymap } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { Annotation, EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { parse, partAt, rangeOf, samePath, valueAt, type Path } from './file/yaml';
import type { Found } from './findings';
import { difference } from './history';
import type { Workshop } from './shop.svelte';

/** A change that comes from the shop and is not written here. */
const fromShop = Annotation.define<boolean>();

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--azure)', fontWeight: '600' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--vert)' },
  { tag: [tags.number, tags.bool, tags.atom], color: 'var(--or-ink)' },
  { tag: tags.comment, color: 'var(--ink-2)', fontStyle: 'italic' },
  { tag: [tags.punctuation, tags.separator, tags.squareBracket, tags.brace], color: 'var(--ink-3)' },
]);

const look = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--paper-hi)', fontSize: '12.5px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'ui-monospace, "SF Mono", "DejaVu Sans Mono", Consolas, monospace', lineHeight: '1.5' },
  '.cm-gutters': { backgroundColor: 'var(--paper)', color: 'var(--ink-3)', borderRight: '1px solid var(--line)' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--or-hi) 12%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--or-hi) 22%, var(--paper))', color: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': { backgroundColor: 'color-mix(in srgb, var(--azure-hi) 34%, transparent)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-tooltip': { border: '1px solid var(--line-strong)', borderRadius: '6px', backgroundColor: 'var(--paper-hi)', color: 'var(--ink)', boxShadow: 'var(--e3)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: 'var(--now)', color: 'var(--on-now)' },
  '.cm-completionInfo': { maxWidth: '300px', padding: '8px 10px', font: '12.5px/1.4 var(--sans)' },
  '.cm-diagnostic': { font: '12.5px/1.4 var(--sans)', padding: '6px 10px' },
  '.cm-lintRange-error': { backgroundImage: 'none', borderBottom: '2px solid var(--gules-hi)' },
  '.cm-lintRange-warning': { backgroundImage: 'none', borderBottom: '2px solid var(--or)' },
});

export interface Editor {
  show: (text: string) => void;
  mark: (findings: readonly Found[]) => void;
  reveal: (path: Path) => void;
  close: () => void;
}

/**
 * What may be written where the cursor stands: keys and words of the schema, and what the file may name. The word that is
 * being written is left out of what is read, because half a word makes no sense yet. Brackets that are open on the line
 * are closed where the line ends.
 */
export function completions(shop: Workshop, text: string, at: number): { from: number; options: Completion[] } | null {
  const from = at - (/[\w:.-]*$/.exec(text.slice(Math.max(0, at - 60), at))?.[0].length ?? 0);
  const line = text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
  if (line.includes('#')) return null;
  const { schemas } = shop;
  const rest = text.slice(at).replace(/^[\w:.-]*/, '');
  const end = /\r?\n|$/.exec(rest)!.index;
  const closed = rest.slice(0, end) + closing(line + rest.slice(0, end)) + rest.slice(end);
  const afters = closed === rest ? [rest] : [rest, closed];
  for (const [after, stand] of afters.flatMap((after) => STANDS.map((stand) => [after, stand] as const))) {
    const parsed = parse(text.slice(0, from) + stand + after);
    if (parsed.wrong) continue;
    const path = partAt(parsed, from + 1);
    const key = path.at(-1) === 'zz_';
    const outer = key ? path.slice(0, -1) : path;
    const schema = schemas.at(outer, parsed.value);
    if (!schema) continue;
    const there = valueAt(parsed.value, outer);
    const options = key ? keysOf(shop, schema, there) : wordsOf(shop, schema);
    if (options.length) return { from, options };
  }
  return null;
}

/** With a key in place of a word the rest can be read, be it the key or the value of something. */
const STANDS = ['zz_: 0', 'zz_: 0,', 'zz_', 'zz_,', '"zz_"'];

/** What closes the brackets that a line leaves open. */
function closing(line: string): string {
  const open: string[] = [];
  for (const [sign] of line.matchAll(/"(?:\\.|[^"\\])*"|'[^']*'|[[\]{}]/g)) {
    if (sign === '[' || sign === '{') open.unshift(sign === '[' ? ']' : '}');
    else if (sign === open[0]) open.shift();
  }
  return open.join('');
}

function keysOf(shop: Workshop, schema: NonNullable<ReturnType<Workshop['schemaAt']>>, there: unknown): Completion[] {
  const { schemas } = shop;
  const one = schemas.plain(schema);
  const used = typeof there === 'object' && there !== null ? Object.keys(there) : [];
  const verbs = schemas.verbs(one);
  if (verbs.length) {
    const verb = verbs.find(({ title = '' }) => used.includes(title));
    if (!verb) return verbs.map(({ title = '', description }) => ({ label: title, apply: `${title}: `, type: 'function', info: description }));
    return keysOf(shop, verb, there);
  }
  if (one.anyOf) return one.anyOf.flatMap((way) => keysOf(shop, way, there));
  const keys = Object.entries(one.properties ?? {}).filter(([key]) => !used.includes(key));
  const words = (one.propertyNames?.enum ?? []).filter((key) => !used.includes(key));
  return [
    ...keys.map(([key, part]) => ({ label: key, apply: `${key}: `, type: 'property', info: schemas.plain(part).description, boost: one.required?.includes(key) ? 2 : 0 })),
    ...words.map((key) => ({ label: key, apply: `${key}: `, type: 'property' })),
  ];
}

function wordsOf(shop: Workshop, schema: NonNullable<ReturnType<Workshop['schemaAt']>>): Completion[] {
  const { schemas } = shop;
  const one = schemas.plain(schema);
  if (one.anyOf) return [...schemas.bare(one).map((label) => ({ label, type: 'constant' })), ...one.anyOf.flatMap((way) => (schemas.plain(way).enum ? [] : wordsOf(shop, way)))];
  if (one.enum) return one.enum.map((word) => ({ label: String(word), type: 'constant' }));
  if (one.type === 'boolean') return ['true', 'false'].map((label) => ({ label, type: 'constant' }));
  const names = one['x-names'];
  return names ? shop.names(names).map(({ value, label }) => ({ label: value, detail: label === value ? '' : label, type: 'constant' })) : [];
}

/** In a shadow root: there its styles are sheets that the page has adopted, which its policy allows. */
export function openEditor(node: HTMLElement, shop: Workshop, label: string): Editor {
  const root = node.shadowRoot ?? node.attachShadow({ mode: 'open' });
  const complete = (context: CompletionContext): CompletionResult | null => {
    if (!context.explicit && !context.matchBefore(/[\w:.-]+$/)) return null;
    return completions(shop, context.state.doc.toString(), context.pos);
  };
  let marked: readonly Found[] = [];
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: shop.text,
      extensions: [
        lineNumbers(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        drawSelection(),
        EditorView.lineWrapping,
        indentOnInput(),
        yaml(),
        syntaxHighlighting(colours),
        autocompletion({ override: [complete] }),
        lintGutter(),
        keymap.of([
          { key: 'Mod-z', run: () => (shop.undo(), true) },
          { key: 'Mod-y', run: () => (shop.redo(), true) },
          { key: 'Mod-Shift-z', run: () => (shop.redo(), true) },
          // The page begins a game.
          { key: 'Mod-Enter', run: () => true },
          ...completionKeymap,
          // Tab is not among them: it leads on, as everywhere on the page. Mod-] and Mod-[ indent.
          ...defaultKeymap,
        ]),
        look,
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' }),
        EditorView.updateListener.of((update) => {
          if (update.transactions.some((one) => one.annotation(fromShop))) return;
          if (update.docChanged) shop.change(update.state.doc.toString(), true);
          else if (update.selectionSet && update.view.hasFocus) {
            const path = partAt(shop.readable, update.state.selection.main.head);
            if (path.length && !samePath(path, shop.selected)) shop.select(path);
          }
        }),
      ],
    }),
  });

  return {
    show: (text) => {
      const before = view.state.doc.toString();
      if (before === text) return;
      const { from, removed, inserted } = difference(before, text);
      view.dispatch({ changes: { from, to: from + removed.length, insert: inserted }, annotations: fromShop.of(true) });
    },
    mark: (findings) => {
      marked = findings;
      const { doc } = view.state;
      const diagnostics = marked.map(({ line, text, grave, path }) => {
        const range = path.length ? rangeOf(shop.readable, path) : null;
        const at = doc.line(Math.min(Math.max(1, line), doc.lines));
        const inside = range && range.to <= doc.length && range.from >= at.from && range.from <= at.to;
        return { from: inside ? range.from : at.from, to: inside ? Math.min(range.to, at.to) : at.to, severity: grave ? ('error' as const) : ('warning' as const), message: text };
      });
      view.dispatch(setDiagnostics(view.state, diagnostics), { annotations: fromShop.of(true) });
    },
    reveal: (path) => {
      const range = view.hasFocus ? null : rangeOf(shop.readable, path);
      if (!range || range.to > view.state.doc.length) return;
      view.dispatch({ selection: { anchor: range.from, head: range.to }, effects: EditorView.scrollIntoView(view.state.doc.lineAt(range.from).from, { y: 'center' }), annotations: fromShop.of(true) });
    },
    close: () => view.destroy(),
  };
}
