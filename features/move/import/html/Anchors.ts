import { DomUtils } from 'htmlparser2';
import {
  type HtmlDocument,
  type HtmlElement,
  type HtmlNode,
  isElement,
} from '../../../../base/text/parseHtml.ts';
import { listHeadings, parseArticle } from '../../../../schema/vocabulary.ts';

/**
 * Maps the ids of HTML to the anchors that headings get here. An id elsewhere leads to the heading above
 * it, and to the top if there is none.
 */
export class Anchors {
  readonly #targets = new Map<string, number>();
  readonly #written: number[] = [];
  readonly #headings = new Map<HtmlElement, number>();

  constructor(document: HtmlDocument) {
    let waiting: string[] = [];
    const settle = (heading: number) => {
      for (const id of waiting) this.#targets.set(id, heading);
      waiting = [];
    };
    const open: HtmlNode[] = document.children.toReversed();
    for (let node = open.pop(); node; node = open.pop()) {
      if (node.type === 'text' && node.data.trim() !== '') settle(this.#headings.size - 1);
      if (!isElement(node)) continue;
      const { id, name } = node.attribs;
      const names = [id, node.name === 'a' ? name : undefined].filter((one) => one);
      for (const one of names) if (one && !this.#targets.has(one)) waiting.push(one);
      if (isHeading(node)) {
        settle(this.#headings.size);
        this.#headings.set(node, this.#headings.size);
      }
      open.push(...node.children.toReversed());
    }
    settle(this.#headings.size - 1);
  }

  /** Returns a placeholder for the anchor of an id, which `replace()` replaces. */
  find(id: string): string | undefined {
    const target = this.#targets.get(id) ?? this.#targets.get(decode(id));
    return target === undefined ? undefined : `${placeholder}${target + 1}`;
  }

  /** Tells that a heading was written. */
  add(heading: HtmlElement): void {
    const index = this.#headings.get(heading);
    if (index !== undefined) this.#written.push(index);
  }

  /** Puts the anchors of the headings into the finished text, and returns them by id. */
  replace(text: string): { text: string; anchors: Map<string, string> } {
    const ids = listHeadings(parseArticle(text).tokens).map(({ id }) => id);
    const byHeading = new Map(this.#written.map((heading, at) => [heading, ids[at]]));
    const find = (heading: number) => byHeading.get(heading) ?? 'top';
    return {
      text: text.replaceAll(placeholderForm, (_, number) => `](#${find(Number(number) - 1)})`),
      anchors: new Map([...this.#targets].map(([id, heading]) => [id, find(heading)])),
    };
  }
}

const placeholder = 'anchor-of-heading-';
const placeholderForm = new RegExp(`\\]\\(#${placeholder}(\\d+)\\)`, 'g');

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Whether an element is a heading with words. */
export function isHeading(element: HtmlElement): boolean {
  return /^h[1-6]$/.test(element.name) && DomUtils.textContent(element).trim() !== '';
}
