import { DomUtils } from 'htmlparser2';
import { type HtmlDocument, type HtmlElement, isElement } from '../../../../base/text/parseHtml.ts';
import { collectText, hasClass } from './elements.ts';

/** The footnotes of a text: lists at its end whose items the text refers to. */
export class Footnotes {
  readonly #notes = new Map<string, HtmlElement>();
  readonly #numbers = new Map<string, number>();
  readonly #lists = new Set<HtmlElement>();

  /** @param contents the text of further notes by id, as WordPress stores them beside the article */
  constructor(document: HtmlDocument, contents: ReadonlyMap<string, HtmlElement> = new Map()) {
    for (const [id, element] of contents) this.#notes.set(id, element);
    const links = new Set(
      DomUtils.getElementsByTagName('a', document).map(({ attribs }) => attribs.href),
    );
    for (const list of DomUtils.findAll(isNoteList, document.children)) {
      const items = DomUtils.findAll(
        ({ name, attribs }) => /^(?:li|p|div|dd)$/.test(name) && links.has(`#${attribs.id}`),
        list.children,
      );
      if (items.length > 0) this.#lists.add(list);
      for (const item of items) this.#notes.set(item.attribs.id ?? '', item);
    }
  }

  /** Returns the number of the note to which a link refers; undefined for other links. */
  find(href = ''): number | undefined {
    const id = href.startsWith('#') ? href.slice(1) : '';
    if (!this.#notes.has(id)) return undefined;
    const number = this.#numbers.get(id) ?? this.#numbers.size + 1;
    this.#numbers.set(id, number);
    return number;
  }

  /** Whether an element is a list of notes, which stand at the end of the Markdown. */
  isList(element: HtmlElement): boolean {
    return this.#lists.has(element);
  }

  /** Whether a link leads from a note back to its mark. */
  isBackLink(link: HtmlElement): boolean {
    const { href = '' } = link.attribs;
    if (!href.startsWith('#')) return false;
    return (
      /backref|footnote-return|footnote_backlink/.test(link.attribs.class ?? '') ||
      /^(?:↩\ufe0e?|↩︎|⏎|\^|↑|\u21a9\ufe0f?)$/.test(collectText(link).trim())
    );
  }

  /** Lists the notes, those that nothing refers to without a number. */
  list(): { number: number | undefined; element: HtmlElement }[] {
    return [...this.#notes]
      .map(([id, element]) => ({ number: this.#numbers.get(id), element }))
      .sort((a, b) => (a.number ?? Infinity) - (b.number ?? Infinity));
  }
}

function isNoteList(element: HtmlElement): boolean {
  return (
    isElement(element) &&
    (hasClass(element, 'footnotes') ||
      hasClass(element, 'wp-block-footnotes') ||
      hasClass(element, 'footnotes-list') ||
      element.attribs.role === 'doc-endnotes')
  );
}
