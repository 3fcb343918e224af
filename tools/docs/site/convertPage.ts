import { posix } from 'node:path';
import { stringify } from 'yaml';
import type { DocsPage } from './readPages.ts';

/**
 * Converts a page of docs/ to a row of a collection: a Markdown file with front matter, whose links lead
 * to the routes of the site.
 *
 * @param pages all pages, by path
 */
export function convertPage(page: DocsPage, pages: ReadonlyMap<string, DocsPage>): string {
  const text = page.text.replace(/^<!--.*?-->\s*/s, '');
  const [, title = page.key, body = text] = /^# ([^\n]+)\n+(.*)$/s.exec(text) ?? [];
  const name = toPlain(title);
  const columns = { title: name, summary: summarize(name, body), body: undefined };
  return `---\n${stringify(columns, { lineWidth: 0 })}---\n\n${convertLinks(convertPictures(body), page, pages)}`;
}

/** A table of pictures, each with its words below it, becomes a gallery. */
function convertPictures(text: string): string {
  return text.replace(/^\|[ |]*\n\|[-|]+\n((?:\| !\[.*\n?)+)/gm, (_, rows: string) => {
    const cells = rows.matchAll(/!\[([^\]]*)\]\(([^)]+)\)<br>([^|\n]*?) *\|/g);
    const items = Array.from(
      cells,
      ([, alt, src, caption]) => `![${alt}](${src} "${caption?.replaceAll('`', '')}")`,
    );
    return `:::gallery\n${items.join('\n')}\n:::\n`;
  });
}

/** Links between pages of docs/ become links between routes; other files are on the Git host. */
export function convertLinks(
  text: string,
  page: DocsPage,
  pages: ReadonlyMap<string, DocsPage>,
): string {
  return text.replace(linkOrCode, (whole, label?: string, target = '', title = '') => {
    if (whole === '<br>') return ' ';
    if (label === undefined)
      return whole.replace(/^([ \t]*(?:```|~~~))(?:apache|dockerfile|gitignore|nginx)$/m, '$1text');
    if (/^(?:[a-z]+:|#|\/)/.test(target)) return whole;
    const [file = '', anchor] = target.split('#');
    const path = posix.join('docs', posix.dirname(page.path), file);
    const inDocs = path.replace(/^docs\//, '');
    if (whole.startsWith('!')) return `![${label}](/${inDocs}${title})`;
    if (path === 'docs/README.md') return `[${label}](/)`;
    const address = pages.get(inDocs)?.route ?? `${repository}/${path}`;
    return `[${label}](${address}${anchor ? `#${anchor}` : ''})`;
  });
}

/** A fence, a link or picture, a code span, or the break that tables of the Git host need. */
const linkOrCode =
  /^[ \t]*(?:```|~~~)[^\n]*\n[\s\S]*?^[ \t]*(?:```|~~~)$|!?\[((?:[^\]`]|`[^`]*`)*)\]\(([^)\s]+)( "[^"\n]*")?\)|`[^`\n]*`|<br>/gm;

const repository = 'https://github.com/blockwright/blockwright/blob/main';

/** Makes a description of 70 to 160 characters from the first sentences. */
function summarize(title: string, body: string): string {
  const first = body.split(/\n\s*\n/).find((block) => /^[A-Za-z`“]/.test(block)) ?? '';
  const start = `${title}: ${toPlain(first)}`;
  if (start.length < 70) return `${start} A page of the documentation of Blockwright.`;
  return start.length <= 155 ? start : `${start.slice(0, 150).replace(/[\s,;:.]+\S*$/, '')} …`;
}

function toPlain(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|\{\{|\}\}/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
