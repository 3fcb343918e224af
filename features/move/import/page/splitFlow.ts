import { DomUtils } from 'htmlparser2';
import {
  getElements,
  type HtmlElement,
  type HtmlNode,
  isElement,
} from '../../../../base/text/parseHtml.ts';
import type { JsonValue } from '../../../_shared/yamlEdits/index.ts';
import { collectText } from '../html/elements.ts';
import { escapeLine } from './escapeLine.ts';
import { squash } from './openOldPage.ts';
import { readCards } from './readCards.ts';
import { toSmallMarkdown } from './toPartMarkdown.ts';

/** A part of a page, in its order. */
export interface FlowPart {
  kind: 'text' | 'faq' | 'cards';
  /** The nodes of a text; of others, the heading and introduction above. */
  nodes: HtmlNode[];
  items: Record<string, JsonValue>[];
  /** The ids of the elements that begin here. */
  ids: string[];
}

/** Splits the content of a page into texts, questions and cards, where the markup says so. */
export function splitFlow(roots: readonly HtmlElement[]): FlowPart[] {
  const splitter = new FlowSplitter();
  for (const root of roots) splitter.add(root.children);
  return splitter.parts.filter(({ kind, nodes }) => kind !== 'text' || nodes.some(isSomething));
}

interface Items {
  kind: 'faq' | 'cards';
  list: Record<string, JsonValue>[];
}

class FlowSplitter {
  readonly parts: FlowPart[] = [];
  readonly #items = new Map<HtmlElement, Items | undefined>();
  readonly #wrappers = new Map<HtmlElement, boolean>();

  add(nodes: readonly HtmlNode[]): void {
    for (const node of nodes) {
      const items = isElement(node) ? this.#read(node) : undefined;
      const last = this.parts.at(-1);
      if (isElement(node) && items) this.#addItems(items, node);
      else if (isElement(node) && wrapperNames.test(node.name) && this.#hasItems(node)) {
        if (node.attribs.id) this.parts.push({ ...emptyText(), ids: [node.attribs.id] });
        this.add(node.children);
      } else if (last?.kind === 'text') last.nodes.push(node);
      else if (isSomething(node)) this.parts.push({ ...emptyText(), nodes: [node] });
    }
  }

  /** Adds questions or cards, with the heading and the short text right above them as their header. */
  #addItems({ kind, list }: Items, { attribs }: HtmlElement): void {
    const last = this.parts.at(-1);
    if (last?.kind === 'faq' && kind === 'faq') {
      last.items.push(...list);
      return;
    }
    const above = last?.kind === 'text' ? last : undefined;
    const header = above ? takeHeader(above.nodes) : [];
    const ids = [
      ...(above && !above.nodes.some(isSomething) ? above.ids : []),
      ...header.flatMap((node) => (isElement(node) && node.attribs.id ? [node.attribs.id] : [])),
      ...(attribs.id ? [attribs.id] : []),
    ];
    this.parts.push({ kind, nodes: header, items: [...list], ids });
  }

  #read(element: HtmlElement): Items | undefined {
    if (!this.#items.has(element)) this.#items.set(element, readItems(element));
    return this.#items.get(element);
  }

  /** Whether questions or cards are somewhere in an element. */
  #hasItems(element: HtmlElement): boolean {
    const known = this.#wrappers.get(element);
    if (known !== undefined) return known;
    const has = getElements(element).some(
      (inner) => this.#read(inner) !== undefined || this.#hasItems(inner),
    );
    this.#wrappers.set(element, has);
    return has;
  }
}

function emptyText(): FlowPart {
  return { kind: 'text', nodes: [], items: [], ids: [] };
}

const wrapperNames =
  /^(?:article|aside|body|center|dd|div|dl|dt|fieldset|footer|form|header|hgroup|li|main|ol|section|span|ul)$/;

function readItems(element: HtmlElement): Items | undefined {
  if (element.name === 'details') {
    const question = readQuestion(element);
    return question && { kind: 'faq', list: [question] };
  }
  if (!/^(?:article|div|main|ol|section|ul)$/.test(element.name)) return undefined;
  const cards = readCards(element);
  return cards && { kind: 'cards', list: cards };
}

function readQuestion(details: HtmlElement): Record<string, JsonValue> | undefined {
  const summary = getElements(details).find(({ name }) => name === 'summary');
  const question = summary && squash(collectText(summary));
  const answer = toSmallMarkdown(details.children.filter((node) => node !== summary));
  return question && answer ? { question: escapeLine(question), answer } : undefined;
}

/** Takes a heading from the end of a text, perhaps with the paragraph below it. */
function takeHeader(nodes: HtmlNode[]): HtmlNode[] {
  const shown = nodes.filter(isSomething);
  const [first, second] = [shown.at(-1), shown.at(-2)];
  const taken =
    first && isHeadingNode(first)
      ? [first]
      : first && second && isHeadingNode(second) && isIntroduction(first)
        ? [second, first]
        : [];
  for (const node of taken) nodes.splice(nodes.indexOf(node), 1);
  return taken;
}

function isHeadingNode(node: HtmlNode): boolean {
  return isElement(node) && /^h[1-6]$/.test(node.name);
}

function isIntroduction(node: HtmlNode): boolean {
  return (
    isElement(node) &&
    node.name === 'p' &&
    collectText(node).length < 400 &&
    Boolean(toSmallMarkdown([node]))
  );
}

function isSomething(node: HtmlNode): boolean {
  if (node.type === 'text') return /\S/.test(node.data);
  if (!isElement(node)) return false;
  const isShown = ({ name }: HtmlElement) =>
    /^(?:audio|embed|hr|iframe|img|object|video)$/.test(name);
  return (
    /\S/.test(collectText(node)) || isShown(node) || DomUtils.existsOne(isShown, node.children)
  );
}
