import type { TSchema } from 'typebox';
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parse,
  parseDocument,
  type Scalar,
} from 'yaml';
import { formSchema } from '../../../schema/vocabulary/form/form.ts';
import { pageSchema } from '../../../schema/vocabulary/page.ts';
import { siteSchema } from '../../../schema/vocabulary/site/site.ts';

/** A JSON Schema, as far as mutations look into it. */
export type Schema = { [key: string]: unknown };

/** A key of a YAML file that a schema knows. */
export interface KnownKey {
  name: string;
  /** Offsets of the key. */
  from: number;
  to: number;
  value: Node | null;
  /** Schema of the mapping that contains the key, and of the key's value. */
  owner: Schema;
  schema: Schema | undefined;
  required: boolean;
  /** The keys beside it. */
  siblings: string[];
  /** Whether the key belongs directly to a section or block. */
  section: boolean;
}

/** The schemas of a site, by section type, block and collection. */
export interface SchemaSources {
  sections: Record<string, TSchema>;
  /** Type of each block. */
  blocks: Map<string, string>;
  /** Text of data/<name>.schema.yaml by name. */
  rows: Map<string, string>;
}

/** Returns every key of a file that a schema knows. */
export function listKeys(path: string, text: string, sources: SchemaSources): KnownKey[] {
  const keys: KnownKey[] = [];
  const root = parseDocument(text, { uniqueKeys: false }).contents;
  if (path.startsWith('data/forms/')) visit(root, formSchema as object as Schema, keys);
  else if (path.startsWith('data/')) {
    const name = path.slice(5).replace('.yaml', '');
    const schema = parse(sources.rows.get(name) ?? '{}') as Schema;
    for (const row of pairs(root)) visit(row.value as Node, schema, keys);
  } else
    for (const part of pairs(root)) {
      const name = String((part.key as Scalar).value);
      if (name === 'site') visit(part.value as Node, siteSchema as object as Schema, keys);
      for (const entry of pairs(part.value as Node)) {
        if (name === 'blocks') visitSection(entry.value as Node, sources, keys);
        if (name === 'pages') visitPage(entry.value as Node, sources, keys);
      }
    }
  return keys;
}

function visitPage(node: Node, sources: SchemaSources, keys: KnownKey[]): void {
  visit(node, pageSchema as object as Schema, keys);
  const sections = pairs(node).find((pair) => (pair.key as Scalar).value === 'sections')?.value;
  if (isSeq(sections)) for (const item of sections.items) visitSection(item as Node, sources, keys);
}

function visitSection(node: Node, { sections, blocks }: SchemaSources, keys: KnownKey[]): void {
  const own = pairs(node);
  const text = (name: string) => own.find((pair) => (pair.key as Scalar).value === name)?.value;
  const type = text('type');
  const use = text('use');
  const name = isScalar(type) ? String(type.value) : blocks.get(String((use as Scalar)?.value));
  const schema = name === undefined ? undefined : (sections[name] as Schema | undefined);
  if (schema) visit(node, schema, keys, true);
}

function visit(node: Node | null, schema: Schema, keys: KnownKey[], section = false): void {
  if (isAlias(node)) return;
  if (isSeq(node)) {
    const items = branch(schema, 'items').items as Schema | undefined;
    if (items) for (const item of node.items) visit(item as Node, items, keys);
    return;
  }
  if (!isMap(node)) return;
  const owner = branch(schema, 'properties');
  const properties = (owner.properties ?? {}) as Record<string, Schema>;
  const siblings = pairs(node).map((pair) => String((pair.key as Scalar).value));
  const used = siblings.includes('use');
  for (const pair of pairs(node)) {
    const key = pair.key as Scalar;
    const name = String(key.value);
    const known = properties[name];
    const [from, to] = key.range ?? [0, 0];
    if (known || (section && name === 'use'))
      keys.push({
        name,
        from,
        to,
        value: pair.value as Node | null,
        owner,
        schema: known,
        required: !used && ((owner.required ?? []) as string[]).includes(name),
        siblings,
        section,
      });
    if (known) visit(pair.value as Node, known, keys);
  }
}

/** Returns the alternative of a schema that has `key`, or the schema itself if it has no alternatives. */
function branch(schema: Schema, key: string): Schema {
  const list = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  return list?.find((one) => key in one) ?? schema;
}

function pairs(node: Node | null): Pair[] {
  return isMap(node) ? (node.items as Pair[]) : [];
}
