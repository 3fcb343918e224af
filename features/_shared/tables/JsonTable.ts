import { nameRow } from './nameColumn.ts';
import { type JsonNode, type JsonPair, parseJson } from './parseJson.ts';
import type { TableFault } from './TableFault.ts';

/**
 * The text of a list of objects, each a row with its key in `key`, or else made of its first value; or
 * of an object whose values are the rows, by their keys.
 */
export class JsonTable {
  readonly text: string;
  readonly root: JsonNode | undefined;
  /** The object of each row. */
  readonly rows = new Map<string, JsonNode>();
  readonly faults: TableFault[] = [];

  constructor(text: string) {
    this.text = text;
    const parsed = parseJson(text);
    if ('fault' in parsed) this.faults.push(parsed.fault);
    else this.root = parsed.root;
    for (const { key, node } of this.root?.pairs ?? []) this.rows.set(key, node);
    for (const item of this.root?.items ?? []) this.#addItem(item);
  }

  /** Whether the rows are the items of a list. */
  get isList(): boolean {
    return this.root?.items !== undefined;
  }

  /** The rows by their keys, without columns that are null; any other value as it is. */
  get value(): unknown {
    if (!this.root?.items && !this.root?.pairs) return this.root?.value;
    return Object.fromEntries(
      [...this.rows].map(([key, { value, pairs }]) => [key, pairs ? this.#toRow(pairs) : value]),
    );
  }

  #toRow(pairs: readonly JsonPair[]): Record<string, unknown> {
    return Object.fromEntries(
      pairs
        .filter(({ key, node }) => node.value !== null && !(this.isList && key === 'key'))
        .map(({ key, node }) => [key, node.value]),
    );
  }

  /** Returns the value at a path within a row, or the closest one around it, with its key. */
  find(path: readonly (string | number)[]): { node: JsonNode; pair?: JsonPair } | undefined {
    const [key, ...steps] = path;
    let node = key === undefined ? this.root : this.rows.get(String(key));
    let pair: JsonPair | undefined;
    for (const step of steps) {
      const found: JsonPair | undefined = node?.pairs?.find((one) => one.key === step);
      const next: JsonNode | undefined = found?.node ?? node?.items?.[Number(step)];
      if (!next) break;
      node = next;
      pair = found;
    }
    return node && { node, ...(pair && { pair }) };
  }

  #addItem(item: JsonNode): void {
    const named = item.pairs?.find(({ key }) => key === 'key') ?? item.pairs?.[0];
    const value = named?.node.value;
    const isText = typeof value === 'string' || typeof value === 'number';
    const key = !isText ? '' : named?.key === 'key' ? String(value) : nameRow(String(value));
    const { from, to } = named?.node ?? item;
    if (item.pairs && item.pairs.length > 0 && key === '')
      this.faults.push({
        message: 'The row has no key.',
        hint: 'add `"key"` with a name for the row, or begin it with a text',
        from,
        to,
      });
    else if (key !== '' && this.rows.has(key))
      this.faults.push({
        message: `Two rows have the key \`${key}\`.`,
        hint: 'add a `"key"` of its own to each row',
        from,
        to,
      });
    else this.rows.set(key || `row-${this.rows.size + 1}`, item);
  }
}
