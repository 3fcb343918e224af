import { escapeHtml } from '../../../../base/text/escape.ts';
import type { OnNote } from '../html/OnNote.ts';
import { addParagraphs } from './addParagraphs.ts';

/** What replacing blocks needs to know. */
interface BlockContext {
  note: OnNote;
  /** Returns the content of a synced pattern. */
  findPattern(id: string): string | undefined;
}

/** Whether a text was written with the block editor. */
export function usesBlocks(content: string): boolean {
  return /<!--\s+wp:/.test(content);
}

/**
 * Removes the comments in which the block editor keeps its settings, and puts HTML in place of blocks that
 * have none. Text outside of blocks is that of the classic editor.
 */
export function replaceBlocks(content: string, context: BlockContext, depth = 0): string {
  let html = '';
  let end = 0;
  let open = 0;
  let language = '';
  for (const match of content.matchAll(blockForm)) {
    const [comment, close, name = '', settings, isVoid] = match;
    const between = content.slice(end, match.index);
    const piece = open > 0 ? between : addParagraphs(between);
    html += language ? piece.replace('<pre', `<pre data-language="${language}"`) : piece;
    end = match.index + comment.length;
    language = '';
    const values = readSettings(settings);
    if (close) open = Math.max(0, open - 1);
    else if (isVoid) html += replaceVoid(name, values, context, depth);
    else {
      open += 1;
      const { language: named } = values;
      if (typeof named === 'string' && /code/.test(name)) language = escapeHtml(named);
    }
  }
  const rest = content.slice(end);
  return html + (open > 0 ? rest : addParagraphs(rest));
}

const blockForm =
  /<!--\s+(\/)?wp:([a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)\s+(?:(\{(?:(?!\}\s+\/?-->|<!--)[\s\S])*\})\s+)?(\/)?-->/g;

function readSettings(text: string | undefined): Record<string, unknown> {
  if (!text) return {};
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Returns the HTML of a block that is drawn when visitors ask for the page. */
function replaceVoid(
  name: string,
  values: Record<string, unknown>,
  context: BlockContext,
  depth: number,
): string {
  const text = (key: string) => (typeof values[key] === 'string' ? String(values[key]) : '');
  switch (name.replace(/^core\//, '')) {
    case 'block': {
      const pattern = context.findPattern(String(values.ref ?? ''));
      if (pattern !== undefined && depth < 5) return replaceBlocks(pattern, context, depth + 1);
      context.note(
        'a synced pattern that is not in the export',
        String(values.ref ?? ''),
        'left out',
      );
      return '';
    }
    case 'footnotes':
    case 'spacer':
    case 'separator':
    case 'nextpage':
    case 'more':
      return '';
    case 'social-link':
    case 'navigation-link':
      return text('url')
        ? `<p><a href="${escapeHtml(text('url'))}">${escapeHtml(text('label') || text('service') || text('url'))}</a></p>`
        : '';
    case 'embed':
      return text('url') ? `<p>${escapeHtml(text('url'))}</p>` : '';
    default:
      context.note(
        `a block \`${name}\`, which WordPress fills when a page is shown`,
        '',
        'left out',
      );
      return '';
  }
}
