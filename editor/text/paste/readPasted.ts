import { formatsBySchema, type SelectedText } from '../formatMarkdown.ts';
import { cleanPasted } from './cleanPasted.ts';
import { htmlToMarkdown } from './htmlToMarkdown.ts';
import { insertPasted } from './insertPasted.ts';

/**
 * Returns the text to put in place of the selection when something is pasted into a field.
 *
 * @param format the `format` in the schema of the field
 */
export function readPasted(
  clipboard: Pick<DataTransfer, 'getData'> | null,
  format: string,
  selected: SelectedText,
): string {
  const html = clipboard?.getData('text/html') ?? '';
  const plain = cleanPasted(clipboard?.getData('text/plain') ?? '');
  const isMarkdown = formatsBySchema[format] !== undefined;
  const hasFormats = isMarkdown && html !== '' && !isSourceCode.test(html);
  const text = (hasFormats && cleanPasted(htmlToMarkdown(html, format))) || plain;
  if (format !== 'markdown' && format !== 'article') return text.replaceAll(/\s+/g, ' ');
  return insertPasted(selected, text);
}

/** Matches what code editors copy: its marks are Markdown already. */
const isSourceCode = /font-family:[^>]*monospace[^>]*white-space:\s*pre/i;
