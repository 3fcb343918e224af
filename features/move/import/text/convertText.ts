import { convertHtml } from '../html/convertHtml.ts';
import type { OnNote } from '../html/OnNote.ts';
import { convertMarkdown } from './convertMarkdown.ts';

/** Converts the text of a file without templates, by the ending of its name: HTML, or else Markdown. */
export function convertText(path: string, text: string, note: OnNote): string {
  return /\.(?:html?|njk|liquid)$/i.test(path)
    ? convertHtml(text, note).text
    : convertMarkdown(text, note);
}
