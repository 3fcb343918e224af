import { DomUtils } from 'htmlparser2';
import { encodePath } from '../../../../base/text/encodePath.ts';
import { type HtmlElement, isElement } from '../../../../base/text/parseHtml.ts';
import { listHeadings, parseArticle } from '../../../../schema/vocabulary.ts';
import type { JsonValue } from '../../../_shared/yamlEdits/index.ts';
import { collectText } from '../html/elements.ts';
import type { OnNote } from '../html/OnNote.ts';
import type { ImportedSection } from '../model/ImportedArticle.ts';
import { splitCode } from '../text/splitCode.ts';
import { escapeLine } from './escapeLine.ts';
import { squash } from './openOldPage.ts';
import { readHero } from './readHero.ts';
import { type FlowPart, splitFlow } from './splitFlow.ts';
import { toPartMarkdown, toSmallMarkdown } from './toPartMarkdown.ts';

/** The sections of a page. */
export interface OldSections {
  sections: ImportedSection[];
  /** Id in the old page → anchor in the new one. */
  anchors: Record<string, string>;
}

/**
 * Reads the content of a page as sections: an opening, questions and cards where the markup says so, and texts.
 *
 * @param address the address of the page in the import
 * @param title what the page is about
 * @param wanted the ids that links of the site lead to
 */
export function readOldSections(
  roots: readonly HtmlElement[],
  {
    address,
    title,
    wanted,
    note,
  }: { address: string; title: string; wanted: ReadonlySet<string>; note: OnNote },
): OldSections {
  widenLinks(roots, address);
  const hero = readHero(roots);
  const writer = new SectionWriter({ address, title, wanted, note });
  if (hero) writer.add({ type: 'hero', ...hero });
  for (const part of splitFlow(roots)) writer.addPart(part);
  return writer.finish();
}

class SectionWriter {
  readonly #options: Parameters<typeof readOldSections>[1];
  readonly #sections: ImportedSection[] = [];
  readonly #anchors: Record<string, string> = {};
  readonly #taken = new Set<string>();

  constructor(options: Parameters<typeof readOldSections>[1]) {
    this.#options = options;
  }

  add(section: ImportedSection): void {
    this.#sections.push(section);
  }

  addPart(part: FlowPart): void {
    const id = this.#chooseId(part.ids);
    const section = part.kind === 'text' ? this.#writeText(part) : writeItems(part);
    if (!section) return;
    const { type, ...keys } = section;
    this.add({ type, ...(id !== undefined && { id }), ...keys });
  }

  /** Returns the sections. The first one has the main heading of the page. */
  finish(): OldSections {
    const [first, ...others] = this.#sections;
    const title = escapeLine(this.#options.title);
    if (!first) return { sections: [], anchors: this.#anchors };
    if (first.type === 'hero' || first.title !== undefined)
      return { sections: [first, ...others], anchors: this.#anchors };
    const { type, ...keys } = first;
    return { sections: [{ type, title, ...keys }, ...others], anchors: this.#anchors };
  }

  /** Chooses the anchor of a section for the ids that begin there, if a link leads to one of them. */
  #chooseId(ids: readonly string[]): string | undefined {
    const wanted = ids.filter((id) => this.#options.wanted.has(id));
    const [first] = wanted;
    if (first === undefined) return undefined;
    const name = first
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^[^a-z]+|-$/g, '');
    const id = name || 'part';
    if (this.#taken.has(id)) return undefined;
    this.#taken.add(id);
    for (const one of wanted) this.#anchors[one] ??= id;
    return id;
  }

  #writeText({ nodes }: FlowPart): ImportedSection | undefined {
    const { note, title } = this.#options;
    const [first, ...rest] = nodes.filter(
      (node) => /\S/.test(collectText(node)) || isElement(node),
    );
    const isTitle = this.#sections.length === 0 && first && isElement(first) && first.name === 'h1';
    const { text, anchors } = toPartMarkdown(isTitle ? rest : nodes, title, note);
    const ids = new Set(listHeadings(parseArticle(text).tokens).map(({ id }) => id));
    const doubles = new Set([...ids].filter((id) => this.#taken.has(id)));
    for (const [id, anchor] of anchors)
      if (ids.has(anchor) && !doubles.has(anchor)) this.#anchors[id] ??= anchor;
    const heading = isTitle ? { title: escapeLine(squash(collectText(first))) } : {};
    if (text === '' && !isTitle) return undefined;
    const body = doubles.size > 0 ? flattenHeadings(text, this.#taken) : text;
    for (const id of ids) this.#taken.add(id);
    return { type: 'prose', ...heading, ...(body && { text: body }) };
  }
}

/** Makes links to ids of the page links to the page, since its parts are converted one by one. */
function widenLinks(roots: readonly HtmlElement[], address: string): void {
  for (const { attribs } of DomUtils.getElementsByTagName('a', [...roots])) {
    const { href = '' } = attribs;
    const isNote = /^#_?(?:fn|ftn|footnote|cite)/i.test(href);
    if (/^#./.test(href) && !isNote) attribs.href = encodePath(address) + href;
  }
}

/** Writes headings whose anchors the page has already as bold paragraphs; all headings where that is not enough. */
function flattenHeadings(text: string, taken: ReadonlySet<string>): string {
  const ids = (markdown: string) => listHeadings(parseArticle(markdown).tokens).map(({ id }) => id);
  const headings = ids(text);
  const flatten = (isDouble: (at: number) => boolean) => {
    let at = 0;
    return splitCode(text)
      .map(({ text: piece, isCode }) =>
        isCode
          ? piece
          : piece.replaceAll(/^#{1,6} +(.+?)$/gm, (heading, words: string) =>
              isDouble(at++) ? `**${words.replaceAll('**', '')}**` : heading,
            ),
      )
      .join('');
  };
  const some = flatten((at) => taken.has(headings[at] ?? ''));
  return ids(some).some((id) => taken.has(id)) ? flatten(() => true) : some;
}

/** Writes questions or cards with their header. */
function writeItems({ kind, nodes, items }: FlowPart): ImportedSection {
  const [heading, ...others] = nodes;
  const title = heading ? escapeLine(squash(collectText(heading))) : '';
  const intro = others.length > 0 ? toSmallMarkdown(others) : undefined;
  return {
    type: kind,
    ...(title && { title }),
    ...(intro && { intro }),
    items: items as JsonValue[],
  };
}
