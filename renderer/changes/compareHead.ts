import { DomUtils } from 'htmlparser2';
import { groupBy } from '../../base/lists/groupBy.ts';
import { compareValues } from './compareValues.ts';
import type { ValueChange } from './PageChanges.ts';
import { getElements, type HtmlDocument } from './parseHtml.ts';

/** Compares what two versions of a page tell search engines, browsers and other sites. */
export function compareHead(before: HtmlDocument, after: HtmlDocument): ValueChange[] {
  return compareValues(readHead(before), readHead(after));
}

/** Returns the values of the head, by name; repeated tags share a name. */
function readHead(page: HtmlDocument): Map<string, string> {
  const [root] = DomUtils.getElementsByTagName('html', page, true, 2);
  const [head] = DomUtils.getElementsByTagName('head', page, true, 2);
  const values: [name: string, value: string][] = [
    ['language', root?.attribs.lang ?? ''],
    ['direction', root?.attribs.dir ?? ''],
  ];
  for (const element of head ? getElements(head) : []) {
    const { name, attribs } = element;
    const { rel = '', media, type, hreflang, sizes } = attribs;
    const details = [media, type, hreflang, sizes].filter(Boolean).map((value) => ` ${value}`);
    const key = attribs.name ?? attribs.property;
    if (name === 'title') values.push(['title', DomUtils.textContent(element)]);
    else if (name === 'meta' && key)
      values.push([`meta ${key}${details.join('')}`, attribs.content ?? '']);
    else if (name === 'link' && !/preload|prefetch|stylesheet|dns|preconnect/.test(rel))
      values.push([`link ${rel}${details.join('')}`, attribs.href ?? '']);
  }
  const groups = groupBy(values, ([name]) => name);
  return new Map(
    [...groups].map(([name, group]) => [name, group.map(([, value]) => value).join(', ')]),
  );
}
