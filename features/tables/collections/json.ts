import type { ReadCollection } from '../../../schema/index.ts';
import { JsonTable } from '../../_shared/tables/index.ts';
import { reportTable } from '../rules/table-unreadable.ts';

/** Reads data/<name>.json: a list of rows, or an object of rows by their keys. */
export const readCollection: ReadCollection = (source) => {
  const table = new JsonTable(source.text);
  return {
    value: table.value,
    keys: [...table.rows.keys()],
    broken: table.root === undefined,
    partial: table.faults.length > 0,
    problems: table.faults.map(({ message, hint, from, to }) =>
      reportTable({ message, hint, at: { file: source, from, to } }),
    ),
    locate: (path, part) => {
      const { node, pair } = table.find(path) ?? {};
      if (part === 'key' && pair) return inside(pair.keyNode);
      if (!node) return { from: 0, to: 0 };
      return node.pairs || node.items ? firstLine(source.text, node) : inside(node);
    },
  };
};

/** Returns the span of a text without its quotes, so that a correction replaces only the text. */
function inside({ from, to, value }: { from: number; to: number; value: unknown }) {
  return typeof value === 'string' ? { from: from + 1, to: to - 1 } : { from, to };
}

function firstLine(text: string, { from, to }: { from: number; to: number }) {
  const length = text.slice(from, to).search(/\r?\n/);
  return { from, to: length < 0 ? to : from + length };
}
