import { getElements, type HtmlElement, parseHtml } from '../../../base/text/parseHtml.ts';
import { readPage } from '../../../renderer/index.ts';
import type { PageChanges } from '../../_shared/changes/index.ts';
import type { PicturedPart } from './SectionPictures.ts';

/**
 * Lists the parts of a page that look different: sections that changed, were added or removed, and
 * header and footer. A section that only moved looks the same. If only the styles differ, any section
 * can look different.
 */
export function listParts(
  changes: PageChanges,
  html: { old: string; new: string },
): PicturedPart[] {
  const [before, after] = [readPage(parseHtml(html.old)), readPage(parseHtml(html.new))];
  const onlyStyles =
    changes.hasNewStyles &&
    changes.frame.length === 0 &&
    changes.sections.every(({ kind }) => kind === 'same');
  return [
    ...changes.frame.map(({ name }) => ({
      title: name.charAt(0).toUpperCase() + name.slice(1),
      ...toSelectors(before.frame.get(name), after.frame.get(name)),
    })),
    ...changes.sections
      .filter(({ kind }) => onlyStyles || (kind !== 'same' && kind !== 'moved'))
      .map(({ title, kind, oldIndex = -1, newIndex = -1 }) => ({
        title: kind === 'same' || kind === 'changed' ? title : `${title} (${kind})`,
        isOptional: onlyStyles,
        ...toSelectors(before.sections[oldIndex], after.sections[newIndex]),
      })),
  ];
}

function toSelectors(old: HtmlElement | undefined, next: HtmlElement | undefined) {
  return { ...(old && { old: getSelector(old) }), ...(next && { new: getSelector(next) }) };
}

/** Returns the CSS selector of a part of a page: a child of `body` or `main`. */
export function getSelector(element: HtmlElement): string {
  const parent = element.parent as HtmlElement;
  return `${parent.name} > :nth-child(${getElements(parent).indexOf(element) + 1})`;
}
