import { DomUtils } from 'htmlparser2';
import type { HtmlDocument, HtmlElement } from '../../../../base/text/parseHtml.ts';
import { Anchors, isHeading } from './Anchors.ts';
import { ArticleWriter } from './ArticleWriter.ts';
import type { Block } from './Block.ts';
import { Footnotes } from './Footnotes.ts';
import type { OnNote } from './OnNote.ts';
import { parseArticleHtml } from './parseArticleHtml.ts';
import { indentLines, joinBlocks } from './writeList.ts';

/** How HTML is converted. */
export interface ConvertOptions {
  /** Whether line breaks of the source count, as in the classic editor of WordPress. */
  breaks?: boolean;
  /** What the text is about: the name of frames without a title. */
  title?: string;
  /** Footnotes that are stored beside the text: their HTML by id. */
  footnotes?: ReadonlyMap<string, string>;
}

/** A converted text. */
export interface ConvertedHtml {
  /** Markdown of articles, in which addresses are as they were. */
  text: string;
  /** Id in the HTML → anchor in the text. */
  anchors: ReadonlyMap<string, string>;
}

/**
 * Converts the HTML of a text to the Markdown of articles, with the same words in the same order.
 *
 * @param html a whole text or a part of a page; it is parsed as browsers do and may have mistakes
 * @param note is told of everything that does not come along as it is
 */
export function convertHtml(
  html: string,
  note: OnNote,
  { breaks = false, title = '', footnotes: stored = new Map() }: ConvertOptions = {},
): ConvertedHtml {
  const document = parseArticleHtml(html);
  const contents = [...stored].map(([id, text]) => [id, toElement(text)] as const);
  const anchors = new Anchors(document);
  const footnotes = new Footnotes(document, new Map(contents));
  const writer = new ArticleWriter({
    note,
    breaks,
    title,
    anchors,
    footnotes,
    levels: listLevels(document),
    findAnchor: (id) => anchors.find(id),
  });
  const blocks = [...writer.writeBlocks(document.children), ...writeNotes(writer, footnotes)];
  return anchors.replace(joinBlocks(blocks));
}

/** Writes the footnotes below the text. Notes that nothing refers to are paragraphs. */
function writeNotes(writer: ArticleWriter, footnotes: Footnotes): Block[] {
  const written = new Set<HtmlElement>();
  const blocks: Block[] = [];
  // A note may refer to others.
  for (let more = true; more; ) {
    more = false;
    for (const { number, element } of footnotes.list()) {
      if (number === undefined || written.has(element)) continue;
      written.add(element);
      more = true;
      const text = joinBlocks(writer.writeBlocks(element.children));
      blocks.push({ text: `[^${number}]: ${indentLines(text, 4)}` });
    }
  }
  for (const { element } of footnotes.list())
    if (!written.has(element)) blocks.push(...writer.writeBlocks(element.children));
  return blocks;
}

function toElement(html: string): HtmlElement {
  const [element] = parseArticleHtml(`<div>${html}</div>`).children;
  return element as HtmlElement;
}

/** Returns the levels of the headings: from 2, and none more than one below the heading before it. */
function listLevels(document: HtmlDocument): Map<HtmlElement, number> {
  const headings = DomUtils.findAll(isHeading, document.children);
  const shift = headings.some(({ name }) => name === 'h1') ? 1 : 0;
  let last = 1;
  return new Map(
    headings.map((heading) => {
      last = Math.min(6, last + 1, Math.max(2, Number(heading.name.slice(1)) + shift));
      return [heading, last];
    }),
  );
}
