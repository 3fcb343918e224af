import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { FilterColumn } from './describeFilter.ts';
import { shownOnPhones } from './limits.ts';
import { type ListEntry, readFacets } from './listEntries.ts';

/** What the style sheet and the script find on the element of an entry. */
interface Marks {
  /** `more` for an entry that phones show only when visitors ask for all. */
  'data-entry': '' | 'more';
  /** Its values, as numbers of column and value. */
  'data-facets': string | undefined;
}

/** Marks the elements of entries in the body of a section: those whose React key is a value of the entry. */
export function markEntries(
  body: ReactNode,
  entries: readonly ListEntry[],
  columns: readonly FilterColumn[],
): ReactNode {
  let next = 0;
  const visit = (node: ReactNode): ReactNode => {
    if (Array.isArray(node)) return node.map(visit);
    if (!isValidElement<{ children?: ReactNode }>(node)) return node;
    const entry = entries[next];
    if (entry && node.key !== null && Object.values(entry).includes(node.key)) {
      const marks: Marks = {
        'data-entry': next >= shownOnPhones ? 'more' : '',
        'data-facets': listNumbers(entry, columns).join(' ') || undefined,
      };
      next += 1;
      return cloneElement(node as ReactElement<object>, marks);
    }
    const { children } = node.props;
    if (children === undefined) return node;
    return Array.isArray(children)
      ? cloneElement(node, undefined, ...children.map(visit))
      : cloneElement(node, undefined, visit(children));
  };
  // As separate arguments, elements without a key need none.
  return Array.isArray(body) ? createElement(Fragment, null, ...body.map(visit)) : visit(body);
}

/** Returns the number of a value of a column, with which styles and options name it. */
export function getNumber(column: number, value: number): string {
  return `${column + 1}-${value + 1}`;
}

function listNumbers(entry: ListEntry, columns: readonly FilterColumn[]): string[] {
  return columns.flatMap(({ key, values }, index) =>
    readFacets(entry, key).map((value) => getNumber(index, values.indexOf(value))),
  );
}
