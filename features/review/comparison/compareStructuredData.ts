import { DomUtils } from 'htmlparser2';
import type { HtmlDocument } from '../../../base/text/parseHtml.ts';
import { isMapping } from '../../../base/values/isMapping.ts';
import type { ValueChange } from '../../_shared/changes/index.ts';
import { compareValue } from './compareValues.ts';

/**
 * Compares the structured data (JSON-LD) of two versions of a page. Moved items of a list are no change.
 */
export function compareStructuredData(before: HtmlDocument, after: HtmlDocument): ValueChange[] {
  const [old, next] = removeCommon(readObjects(before), readObjects(after));
  const types = new Set([...next, ...old].map(getType));
  return [...types].flatMap((type) => {
    const [first, second] = [old, next].map((list) =>
      list.filter((item) => getType(item) === type),
    );
    return compareLists(first ?? [], second ?? [], () => type);
  });
}

function readObjects(page: HtmlDocument): unknown[] {
  return DomUtils.getElementsByTagName('script', page)
    .filter(({ attribs }) => attribs.type === 'application/ld+json')
    .flatMap((script) => {
      const data = JSON.parse(DomUtils.textContent(script));
      return data['@graph'] ?? [data];
    });
}

function getType(item: unknown): string {
  return isMapping(item) ? [item['@type']].flat().join(' ') : '';
}

function compareData(name: string, old: unknown, next: unknown): ValueChange[] {
  if (JSON.stringify(old) === JSON.stringify(next)) return [];
  if (Array.isArray(old) && Array.isArray(next)) {
    const [first, second] = removeCommon(old, next);
    return compareLists(first, second, (index) => `${name}[${next.indexOf(second[index])}]`);
  }
  if (!isMapping(old) || !isMapping(next)) return compareValue(name, format(old), format(next));
  const keys = new Set([...Object.keys(next), ...Object.keys(old)]);
  return [...keys].flatMap((key) => compareData(`${name}.${key}`, old[key], next[key]));
}

function compareLists(
  old: readonly unknown[],
  next: readonly unknown[],
  getName: (index: number) => string,
): ValueChange[] {
  const length = Math.max(old.length, next.length);
  return Array.from({ length }, (_, index) =>
    compareData(getName(index), old[index], next[index]),
  ).flat();
}

/** Removes the items that both lists contain. */
function removeCommon(before: readonly unknown[], after: readonly unknown[]) {
  const keys = (list: readonly unknown[]) => new Set(list.map((item) => JSON.stringify(item)));
  const [old, next] = [keys(before), keys(after)];
  const without = (list: readonly unknown[], others: Set<string>) =>
    list.filter((item) => !others.has(JSON.stringify(item)));
  return [without(before, next), without(after, old)] as const;
}

function format(value: unknown): string | undefined {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
