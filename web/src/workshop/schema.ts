/** The JSON schema of a game's files, as forms need it: what may stand at a place, and what to begin with. */
import type { Path } from './file/yaml';

export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: { enum?: readonly string[] };
  items?: Schema | boolean;
  prefixItems?: readonly Schema[];
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  default?: unknown;
  /** What is usual there. */
  examples?: readonly unknown[];
  'x-names'?: string;
  /** At the top: by kind of name, the words that the program knows of it. */
  'x-words'?: Readonly<Record<string, readonly string[]>>;
  $defs?: Readonly<Record<string, Schema>>;
}

export type Kind = 'choice' | 'switch' | 'number' | 'text' | 'list' | 'pair' | 'record' | 'table' | 'verb' | 'either';

export class Schemas {
  constructor(readonly root: Schema) {}

  /** A schema with its reference followed, and without `null`, which means that a key is left out. */
  plain(schema: Schema): Schema {
    const { $ref, ...own } = schema;
    const base = $ref ? (this.root.$defs?.[$ref.replace('#/$defs/', '')] ?? {}) : {};
    const said = Object.fromEntries(Object.entries(own).filter(([key, value]) => key !== 'description' || value !== ''));
    const found: Schema = { ...base, ...said };
    const some = found.anyOf?.filter(({ type }) => type !== 'null');
    if (!some || !found.anyOf) return found;
    const { anyOf: _, ...rest } = found;
    const names = found['x-names'];
    if (some.length === 1) return { ...this.plain(some[0] ?? {}), ...rest };
    return { ...rest, anyOf: names ? some.map((one) => ({ ...one, 'x-names': names })) : some };
  }

  /** The words that the program itself knows where something is named. */
  words(kind: string): readonly string[] {
    return this.root['x-words']?.[kind] ?? [];
  }

  get file(): Schema {
    return this.plain(this.root);
  }

  /** What kind of control a value has. */
  kind(schema: Schema): Kind {
    const one = this.plain(schema);
    if (one.anyOf) return this.verbs(one).length > 1 ? 'verb' : 'either';
    if (one.enum) return 'choice';
    if (one.prefixItems) return 'pair';
    if (one.type === 'array') return 'list';
    if (one.type === 'boolean') return 'switch';
    if (one.type === 'integer' || one.type === 'number') return 'number';
    if (one.type === 'object') return one.properties ? 'record' : 'table';
    return 'text';
  }

  /** The structures of a union that are told apart by their first key, which is their title. */
  verbs(schema: Schema): Schema[] {
    const all = (this.plain(schema).anyOf ?? []).map((one) => this.plain(one));
    return all.filter((one) => one.title !== undefined && one.properties !== undefined && one.title in one.properties);
  }

  /** The words of a union that stand for themselves. */
  bare(schema: Schema): string[] {
    return (this.plain(schema).anyOf ?? []).flatMap((one) => (this.plain(one).enum ?? []).filter((word) => typeof word === 'string'));
  }

  items(schema: Schema): Schema {
    const { items, 'x-names': names } = this.plain(schema);
    const found = typeof items === 'object' ? items : {};
    return names ? { ...found, 'x-names': names } : found;
  }

  entries(schema: Schema): Schema {
    const { additionalProperties, 'x-names': names } = this.plain(schema);
    const found = typeof additionalProperties === 'object' ? additionalProperties : {};
    return names ? { ...found, 'x-names': names } : found;
  }

  /** Which of the ways to write a value one is written in. */
  variant(schema: Schema, value: unknown): number {
    const ways = (this.plain(schema).anyOf ?? []).map((one) => this.plain(one));
    const fits = (one: Schema): boolean => {
      if (one.enum) return one.enum.includes(value);
      if (one.type === 'array') return Array.isArray(value);
      if (one.type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
      if (one.type === 'integer') return typeof value === 'number';
      if (one.type === 'string') return typeof value === 'string';
      return one.type === typeof value;
    };
    return Math.max(0, ways.findIndex(fits));
  }

  /** The schema of the part at a way, where the file is written like this. */
  at(path: Path, value: unknown): Schema | null {
    let [schema, here]: [Schema, unknown] = [this.file, value];
    for (const step of path) {
      const next = this.step(schema, here, step);
      if (!next) return null;
      schema = next;
      here = typeof here === 'object' && here !== null ? (here as Record<string, unknown>)[step] : undefined;
    }
    return schema;
  }

  /** The schema of one entry of a value. */
  step(schema: Schema, value: unknown, step: string | number): Schema | null {
    const one = this.plain(schema);
    const kind = this.kind(one);
    if (kind === 'verb') {
      const verb = this.verbs(one).find(({ title }) => typeof value === 'object' && value !== null && (title ?? '') in value);
      return verb?.properties?.[step] ?? null;
    }
    if (kind === 'either') return this.step(one.anyOf?.[this.variant(one, value)] ?? {}, value, step);
    if (kind === 'record') return one.properties?.[step] ?? null;
    if (kind === 'table') return this.entries(one);
    if (kind === 'pair') return one.prefixItems?.[Number(step)] ?? null;
    return kind === 'list' ? this.items(one) : null;
  }

  /** Something that can stand at a place, as little as possible; `named` gives what a file may name there. */
  blank(schema: Schema, named: (kind: string) => readonly { value: string }[] = () => []): unknown {
    const one = this.plain(schema);
    switch (this.kind(one)) {
      case 'choice':
        return one.examples?.[0] ?? one.enum?.find((word) => word !== one.default) ?? one.enum?.[0];
      case 'switch':
        return one.default !== true;
      case 'number':
        return typeof one.default === 'number' && one.default !== 0 ? one.default : Math.max(1, one.minimum ?? 1);
      case 'pair':
        return (one.prefixItems ?? []).map(() => 0);
      case 'list':
        return one.minItems || this.kind(this.items(one)) !== 'record' ? this.#some(one, named) : [this.blank(this.items(one), named)];
      case 'record':
        return Object.fromEntries((one.required ?? []).map((key) => [key, this.blank(one.properties?.[key] ?? {}, named)]));
      case 'table': {
        const key = one.propertyNames?.enum?.[0];
        return key === undefined ? {} : { [key]: this.blank(this.entries(one), named) };
      }
      case 'verb': {
        const [first] = this.verbs(one);
        return first ? this.verb(first, named) : '';
      }
      case 'either':
        return this.blank(one.anyOf?.[0] ?? {}, named);
      default: {
        const names = one['x-names'];
        return (names ? named(names)[0]?.value : undefined) ?? (one.minLength ? 'name' : '');
      }
    }
  }

  #some(one: Schema, named: (kind: string) => readonly { value: string }[]): unknown[] {
    const inner = this.items(one);
    const simple = ['choice', 'number', 'text'].includes(this.kind(inner));
    return one.minItems || simple ? [this.blank(inner, named)] : [];
  }

  /** A verb with what it needs; its own key comes first. */
  verb(schema: Schema, named: (kind: string) => readonly { value: string }[] = () => []): Record<string, unknown> {
    const { title = '', properties = {}, required = [] } = this.plain(schema);
    const keys = [title, ...required.filter((key) => key !== title)];
    return Object.fromEntries(keys.map((key) => [key, this.blank(properties[key] ?? {}, named)]));
  }

  /** The keys of a structure in the order in which they are usually written. */
  keys(schema: Schema): string[] {
    return Object.keys(this.plain(schema).properties ?? {});
  }
}
