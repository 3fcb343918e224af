import { DomUtils } from 'htmlparser2';
import type { HtmlNode } from '../../../../base/text/parseHtml.ts';
import { parseArticle } from '../../../../schema/vocabulary.ts';
import { convertHtml } from '../html/convertHtml.ts';
import type { OnNote } from '../html/OnNote.ts';

/** A part of a page as Markdown. */
export interface PartText {
  text: string;
  /** Id in the HTML → anchor in the text. */
  anchors: ReadonlyMap<string, string>;
}

/** Converts a part of a page to the Markdown of articles. */
export function toPartMarkdown(nodes: readonly HtmlNode[], title: string, note: OnNote): PartText {
  const html = nodes
    .map((node) => DomUtils.getOuterHTML(node, { encodeEntities: 'utf8' }))
    .join('');
  const { text, anchors } = convertHtml(html, note, { title });
  return { text: text.trim(), anchors };
}

/**
 * Converts a part of a page to the small Markdown of sections: paragraphs, lists, links, emphasis.
 *
 * @returns undefined for a part that contains more, such as headings, pictures and tables
 */
export function toSmallMarkdown(nodes: readonly HtmlNode[]): string | undefined {
  let hasNotes = false;
  const { text } = toPartMarkdown(nodes, '', () => {
    hasNotes = true;
  });
  const isSmall = parseArticle(text).tokens.every(
    ({ type, children }) =>
      smallTokens.test(type) &&
      (children ?? []).every((child) => !/image|footnote/.test(child.type)),
  );
  return isSmall && !hasNotes && !/^:{2,}/m.test(text) ? text : undefined;
}

const smallTokens = /^(?:inline|(?:paragraph|bullet_list|ordered_list|list_item)_(?:open|close))$/;
