import { convertHtml } from '../html/convertHtml.ts';
import type { OnNote } from '../html/OnNote.ts';
import type { Attachments } from './Attachments.ts';
import { replaceBlocks, usesBlocks } from './replaceBlocks.ts';
import { replaceShortcodes } from './replaceShortcodes.ts';
import type { WxrItem } from './WxrExport.ts';

/** The text of an article. */
export interface WxrContent {
  body: string;
  /** The number of pages on which WordPress showed it. */
  pageCount: number;
}

/** Converts the text of an item, written in the block editor or the classic editor, to Markdown. */
export function convertContent(
  item: WxrItem,
  {
    title,
    attachments,
    patterns,
    note,
  }: {
    title: string;
    attachments: Attachments;
    /** Content of synced patterns by id. */
    patterns: ReadonlyMap<string, string>;
    note: OnNote;
  },
): WxrContent {
  const content = (item.fields.get('content:encoded') ?? '').replaceAll(/\r\n?/g, '\n');
  const pageCount = content.split('<!--nextpage-->').length;
  if (pageCount > 1) note('an article on several pages', `${pageCount} pages`, 'became one page');
  if (/<!--more\b/.test(content))
    note('the mark of a teaser', '<!--more-->', 'left out; lists show the summary');
  const isClassic = !usesBlocks(content);
  const blocks = isClassic
    ? content
    : replaceBlocks(content, { note, findPattern: (id) => patterns.get(id) });
  const html = replaceShortcodes(blocks, {
    note,
    attachments,
    id: (item.fields.get('wp:post_id') ?? '').trim(),
  });
  const { text } = convertHtml(attachments.addAlts(attachments.putOriginals(html)), note, {
    breaks: isClassic,
    title,
    footnotes: readFootnotes(item.meta.get('footnotes')),
  });
  return { body: text, pageCount };
}

/** Reads the footnotes that the block editor stores beside the text. */
function readFootnotes(json: string | undefined): Map<string, string> {
  if (!json) return new Map();
  try {
    const notes = JSON.parse(json) as { id?: unknown; content?: unknown }[];
    return new Map(notes.map(({ id, content }) => [String(id), String(content ?? '')]));
  } catch {
    return new Map();
  }
}
