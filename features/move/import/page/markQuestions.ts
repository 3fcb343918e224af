import { DomUtils } from 'htmlparser2';
import { type HtmlElement, type HtmlNode, isElement } from '../../../../base/text/parseHtml.ts';
import { isMapping } from '../../../../base/values/isMapping.ts';
import { type DataObject, readTypes } from '../../page/readStructuredData.ts';
import { normalizeSentence } from '../../text/normalizeSentence.ts';
import { collectText } from '../html/elements.ts';
import { parseArticleHtml } from '../html/parseArticleHtml.ts';
import { climb, holds } from './holds.ts';

/** Turns the questions that structured data names into `<details>` elements, where the page shows them. */
export function markQuestions(root: HtmlElement, data: readonly DataObject[]): void {
  const questions = new Set(data.filter(isFaq).flatMap(listQuestions).map(normalizeSentence));
  questions.delete('');
  const marked = DomUtils.findAll(
    ({ attribs }) => /schema\.org\/Question$/.test(attribs.itemtype ?? ''),
    root.children,
  );
  for (const item of marked) {
    const name = DomUtils.findOne(({ attribs }) => attribs.itemprop === 'name', item.children);
    if (name && !hasDetails(item)) replace(item, name, [item]);
  }
  if (questions.size === 0) return;
  const sizes = new Map<HtmlNode, number>();
  measure(root, sizes);
  // Quotation marks and the like are not in the questions.
  const most = Math.max(...[...questions].map(({ length }) => length)) * 2 + 20;
  const found = DomUtils.findAll(
    (element) =>
      (sizes.get(element) ?? 0) <= most &&
      questions.has(normalizeSentence(collectText(element))) &&
      !isWithinDetails(element),
    root.children,
  );
  const outer = [
    ...new Set(found.map((element) => climb(element, (above) => found.includes(above)))),
  ];
  for (const [at, question] of outer.entries()) mark(question, outer[at + 1], root);
}

/** Counts the signs without spaces in an element and in those inside of it: most are too long for a question. */
function measure(node: HtmlNode, sizes: Map<HtmlNode, number>): number {
  if (node.type === 'text') return node.data.replaceAll(/\s+/g, '').length;
  if (!isElement(node)) return 0;
  const size = node.children.reduce((sum, child) => sum + measure(child, sizes), 0);
  sizes.set(node, size);
  return size;
}

function isFaq(object: DataObject): boolean {
  return readTypes(object).includes('FAQPage');
}

function listQuestions({ mainEntity }: DataObject): string[] {
  return [mainEntity].flat().flatMap((question) => {
    const name = isMapping(question) ? question.name : undefined;
    return typeof name === 'string' ? [name] : [];
  });
}

/** Marks a question: with the element around it alone, or with what follows up to the next heading or question. */
function mark(question: HtmlElement, next: HtmlElement | undefined, root: HtmlElement): void {
  const others = next ? [next] : [];
  const item = climb(
    question,
    (above) => above !== root && !others.some((other) => holds(above, other)),
  );
  const isAlone = item !== question && isOnlyQuestion(item, question);
  if (isAlone) {
    replace(item, question, [item]);
    return;
  }
  const answer: HtmlNode[] = [];
  for (let node = question.next; node; node = node.next) {
    const isEnd =
      isElement(node) &&
      (others.some((other) => holds(node as HtmlElement, other)) || /^h[1-6]$/.test(node.name));
    if (isEnd) break;
    answer.push(node as HtmlNode);
  }
  if (answer.some((node) => collectText(node).trim() !== ''))
    replace(question, question, [question, ...answer]);
}

/** Whether an element has a question first, and then its answer without another heading. */
function isOnlyQuestion(item: HtmlElement, question: HtmlElement): boolean {
  const text = collectText(item).trim();
  const own = collectText(question).trim();
  const headings = DomUtils.findAll(({ name }) => /^h[1-6]$/.test(name), item.children);
  return (
    text.startsWith(own) &&
    text.length > own.length &&
    headings.every((heading) => holds(question, heading) || holds(heading, question))
  );
}

/** Puts a `<details>` element in the place of nodes. */
function replace(place: HtmlElement, question: HtmlElement, nodes: readonly HtmlNode[]): void {
  const [details] = parseArticleHtml('<details><summary></summary></details>').children;
  if (!details || !isElement(details)) return;
  const [summary] = details.children;
  if (!summary || !isElement(summary)) return;
  if (place.attribs.id) details.attribs.id = place.attribs.id;
  DomUtils.replaceElement(place, details);
  DomUtils.removeElement(question);
  for (const child of [...question.children]) DomUtils.appendChild(summary, child);
  for (const node of nodes)
    if (node !== question) {
      DomUtils.removeElement(node);
      DomUtils.appendChild(details, node);
    }
}

function hasDetails(element: HtmlElement): boolean {
  return DomUtils.existsOne(({ name }) => name === 'details', element.children);
}

function isWithinDetails({ parent }: HtmlElement): boolean {
  for (let at = parent; at && 'name' in at; at = at.parent) if (at.name === 'details') return true;
  return false;
}
