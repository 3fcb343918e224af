import type { WordChange } from '../../../base/text/diffWords.ts';
import { escapeInvisible } from '../../../schema/report/escapeInvisible.ts';
import type { ChangeReport, PageReport } from '../ChangeReport.ts';
import { describePage } from './describePage.ts';
import { shortenWords } from './shortenWords.ts';
import { formatCauses, nameChange, summarizeChanges } from './summarizeChanges.ts';

/**
 * Formats a report as Markdown for a comment on a pull or merge request. GitHub refuses comments of
 * more than 65,536 characters, so the differences of later pages are left out.
 */
export function formatMarkdown(report: ChangeReport): string {
  const { title, groups, notes } = summarizeChanges(report);
  let left = maxLength;
  const lines = [`### ${escapeText(title)}`];
  for (const { title: heading, pages, others } of groups) {
    lines.push('', `**${escapeText(heading)}**`, '');
    for (const page of pages) {
      const text = formatPage(page, report, left > 0);
      left -= text.length;
      if (left > -maxRoutes) lines.push(text);
    }
    if (others.length > 0) lines.push(`- … and ${others.length} more`);
  }
  lines.push('', ...notes.map((text) => `- ${escapeText(text)}`));
  return `${escapeInvisible(lines.join('\n'))}\n`;
}

const maxLength = 50_000;
const maxRoutes = 10_000;

function formatPage(page: PageReport, report: ChangeReport, isDetailed: boolean): string {
  const change = nameChange(page) && ` ${escapeText(nameChange(page))}`;
  const reason = page.isOwn ? ` (${escapeText(formatCauses(page.causes, report))})` : '';
  const head = `- \`${page.route}\`${change}${reason}`;
  if (!isDetailed || page.change !== 'changed' || !page.changes) return head;
  const differences = describePage(page);
  const rows = differences.slice(0, maxDifferences).map(({ label, words }) => {
    const text = shortenWords(words).map(formatWord).join('');
    return `  - ${escapeText(label)}${text ? `: ${text}` : ''}`;
  });
  const more = differences.length - rows.length;
  return [head, ...rows, ...(more > 0 ? [`  - … and ${more} more`] : [])].join('\n');
}

const maxDifferences = 12;

function formatWord({ kind, text }: WordChange): string {
  const tag = { same: undefined, added: 'ins', removed: 'del' }[kind];
  return tag ? `<${tag}>${escapeText(text)}</${tag}>` : escapeText(text);
}

/** Escapes everything that Markdown would read as markup, mentions and references of GitHub included. */
function escapeText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`)
    .replace(/[\\`*_{}[\]()#+!|~@]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
