import { DomUtils } from 'htmlparser2';
import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import { groupBy } from '../../../base/lists/groupBy.ts';
import {
  getElements,
  type HtmlDocument,
  type HtmlElement,
  parseHtml,
} from '../../../base/text/parseHtml.ts';
import { readPage } from '../../../renderer/index.ts';
import type {
  FrameChange,
  PageChanges,
  SectionChange,
  ValueChange,
} from '../../_shared/changes/index.ts';
import { compareContent, isUnchanged, noContent } from './compareContent.ts';
import { compareStructuredData } from './compareStructuredData.ts';
import { compareValues } from './compareValues.ts';
import { type MatchedSection, matchSections } from './matchSections.ts';
import { readContent } from './readContent.ts';

/**
 * Compares two versions of a page, given as HTML that Blockwright built. Pure. An empty version stands
 * for a page that does not exist: all sections of the other one were added or removed.
 */
export function comparePages(oldHtml: string, newHtml: string): PageChanges {
  const [before, after] = [parseHtml(oldHtml), parseHtml(newHtml)];
  const [old, next] = [readPage(before), readPage(after)];
  return {
    head: compareHead(before, after),
    structuredData: compareStructuredData(before, after),
    frame: compareFrames(old.frame, next.frame),
    sections: compareSections(old.sections, next.sections),
    hasNewStyles: listAssets(before, isStyle) !== listAssets(after, isStyle),
    hasNewScripts: listAssets(before, isScript) !== listAssets(after, isScript),
  };
}

function compareFrames(
  before: ReadonlyMap<string, HtmlElement>,
  after: ReadonlyMap<string, HtmlElement>,
): FrameChange[] {
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((name) => {
    const [old, next] = [before.get(name), after.get(name)];
    const content = compareContent(
      old ? readContent(old) : noContent,
      next ? readContent(next) : noContent,
    );
    const kind = !old ? 'added' : !next ? 'removed' : 'changed';
    return kind === 'changed' && isUnchanged(content) ? [] : [{ kind, name, content }];
  });
}

function compareSections(
  before: readonly HtmlElement[],
  after: readonly HtmlElement[],
): SectionChange[] {
  const [old, next] = [before.map(readSection), after.map(readSection)];
  const matches = matchSections(old, next);
  const moved = findMoved(matches);
  const changes = next.map((section, newIndex): SectionChange => {
    const oldIndex = matches.get(newIndex);
    const partner = oldIndex === undefined ? undefined : old[oldIndex];
    const content = compareContent(partner?.content ?? noContent, section.content);
    const isMoved = moved.has(newIndex);
    const kind = !isUnchanged(content) ? 'changed' : isMoved ? 'moved' : 'same';
    return {
      kind: partner ? kind : 'added',
      isMoved,
      ...describe(section),
      ...(oldIndex !== undefined && { oldIndex }),
      newIndex,
      content,
    };
  });
  const kept = new Set(matches.values());
  // Index of an old section that is kept, or −1 → the removed ones that followed it.
  const removed = new Map<number | undefined, SectionChange[]>();
  let previous = -1;
  for (const [oldIndex, section] of old.entries())
    if (kept.has(oldIndex)) previous = oldIndex;
    else
      getOrCreate(removed, previous, () => []).push({
        kind: 'removed',
        isMoved: false,
        ...describe(section),
        oldIndex,
        content: compareContent(section.content, noContent),
      });
  const listRemoved = (oldIndex?: number) => removed.get(oldIndex) ?? [];
  return [
    ...listRemoved(-1),
    ...changes.flatMap((change) => [change, ...listRemoved(change.oldIndex)]),
  ];
}

function readSection(element: HtmlElement): MatchedSection {
  const content = readContent(element);
  const { texts, pictures, links, attributes, outline } = content;
  const heading = texts.find((text) => /^h[1-6]$/.test(text.element.name));
  const title =
    heading?.text ?? element.attribs['aria-label'] ?? texts[0]?.text ?? pictures[0]?.text ?? '';
  const key = JSON.stringify([
    texts.map(({ text }) => text),
    pictures.map(({ source, text }) => [source, text]),
    ...[links, attributes, outline],
  ]);
  return { id: element.attribs.id, title: shorten(title), content, key };
}

function describe({ id, title }: MatchedSection): Pick<SectionChange, 'title' | 'id'> {
  return { title, ...(id && { id }) };
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79).trimEnd()}…` : text;
}

/** Returns what identifies the styles or scripts of a page. */
function listAssets(page: HtmlDocument, isAsset: (element: HtmlElement) => boolean): string {
  return DomUtils.findAll(isAsset as never, page.children)
    .map((element) => DomUtils.getOuterHTML(element))
    .join('\n');
}

function isStyle({ name, attribs }: HtmlElement): boolean {
  return name === 'style' || (name === 'link' && attribs.rel === 'stylesheet');
}

function isScript({ name, attribs }: HtmlElement): boolean {
  return name === 'script' && attribs.type !== 'application/ld+json';
}

/**
 * Finds the fewest sections whose moves explain a new order: all but the longest sequence that is in the
 * same order as before. Of equally long sequences, the one with more sections in their old places counts.
 *
 * @param matches index of each new section → index of the old one, in the new order
 * @returns indexes of new sections
 */
function findMoved(matches: ReadonlyMap<number, number>): Set<number> {
  const entries = [...matches].sort(([first], [second]) => first - second);
  const oldOrder = entries.map(([, oldIndex]) => oldIndex).sort((first, second) => first - second);
  const ranks = new Map(oldOrder.map((oldIndex, rank) => [oldIndex, rank + 1]));
  // The best sequence that ends below a rank, as a binary indexed tree.
  const best: (Sequence | undefined)[] = [];
  let longest: Sequence | undefined;
  for (const [newIndex, oldIndex] of entries) {
    const rank = ranks.get(oldIndex) as number;
    let before: Sequence | undefined;
    for (let at = rank - 1; at > 0; at -= at & -at) before = longer(before, best[at]);
    const length = (before?.length ?? 0) + 1 + (newIndex === oldIndex ? 1e-6 : 0);
    const sequence = { newIndex, length, before };
    for (let at = rank; at <= entries.length; at += at & -at) best[at] = longer(best[at], sequence);
    longest = longer(longest, sequence);
  }
  const moved = new Set(entries.map(([newIndex]) => newIndex));
  for (let kept = longest; kept; kept = kept.before) moved.delete(kept.newIndex);
  return moved;
}

/** A sequence of sections in the old order, from its last section back to its first. */
interface Sequence {
  newIndex: number;
  /** The number of its sections; those in their old places count a little more. */
  length: number;
  before: Sequence | undefined;
}

function longer(first: Sequence | undefined, second: Sequence | undefined): Sequence | undefined {
  return (second?.length ?? 0) > (first?.length ?? 0) ? second : first;
}

/** Compares what two versions of a page tell search engines, browsers and other sites. */
function compareHead(before: HtmlDocument, after: HtmlDocument): ValueChange[] {
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
