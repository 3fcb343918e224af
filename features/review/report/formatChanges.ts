import picocolors from 'picocolors';
import type { WordChange } from '../../../base/text/diffWords.ts';
import { escapeInvisible as safe } from '../../../base/text/escapeInvisible.ts';
import type { ChangeReport, PageReport } from '../../_shared/changes/index.ts';
import { renderWords } from '../comparison/renderWords.ts';
import { describePage } from './describePage.ts';
import { formatHtml, type HtmlOptions } from './formatHtml.ts';
import { shortenWords } from './shortenWords.ts';
import { formatCauses, nameChange, summarizeChanges } from './summarizeChanges.ts';

/** The formats of `diff`. */
export const changeFormats = ['pretty', 'json', 'markdown', 'html'] as const;

/** Formats a report as text that ends with a line break. `color` applies to `pretty`,
 * `pictures` and `notes` to `html`. */
export function formatChanges(
  format: (typeof changeFormats)[number],
  report: ChangeReport,
  options: { color?: boolean } & HtmlOptions = {},
): string {
  switch (format) {
    case 'pretty':
      return formatPretty(report, options);
    case 'json':
      return `${safe(JSON.stringify(report, null, 2))}\n`;
    case 'markdown':
      return formatMarkdown(report);
    case 'html':
      return formatHtml(report, options);
  }
}

/** Formats a report for the terminal. Without colours, removed words are in `[- -]`, added ones in `{+ +}`. */
function formatPretty(report: ChangeReport, { color }: { color?: boolean }): string {
  const paint = picocolors.createColors(color ?? picocolors.isColorSupported);
  const { title, groups, notes } = summarizeChanges(report);
  const formatWord = ({ kind, text }: WordChange) => {
    if (kind === 'same') return safe(text);
    const [open, close] = kind === 'added' ? ['{+', '+}'] : ['[-', '-]'];
    if (!color) return open + safe(text) + close;
    return kind === 'added' ? paint.green(safe(text)) : paint.red(paint.strikethrough(safe(text)));
  };
  const formatPage = (page: PageReport) => {
    const causes = page.isOwn ? ` ${paint.dim(safe(formatCauses(page.causes, report)))}` : '';
    const change = nameChange(page) && ` ${safe(nameChange(page))}`;
    const differences = page.change === 'changed' ? describePage(page) : [];
    const shown = differences.slice(0, maxDifferences);
    const more = differences.length - shown.length;
    return [
      `  ${paint.cyan(safe(page.route))}${change}${causes}`,
      ...shown.map(({ label, words }) => {
        const text = shortenWords(words).map(formatWord).join('').replace(/\s+/g, ' ');
        return `    ${safe(label)}${text ? `: ${text}` : ''}`;
      }),
      ...(more > 0 ? [`    … and ${more} more differences`] : []),
    ];
  };
  const blocks = groups.map(({ title: heading, pages, others }) =>
    [
      paint.bold(safe(heading)),
      ...pages.flatMap(formatPage),
      ...(others.length > 0
        ? [
            `  … and ${others.length} more (--all compares them): ${safe(others.slice(0, 3).join(', '))} …`,
          ]
        : []),
    ].join('\n'),
  );
  return `${[paint.bold(safe(title)), ...blocks, safe(notes.join('\n'))].join('\n\n')}\n`;
}

const maxDifferences = 12;

/**
 * Formats a report as Markdown for a comment on a pull or merge request. GitHub refuses comments of
 * more than 65,536 characters, so the differences of later pages are left out.
 */
function formatMarkdown(report: ChangeReport): string {
  const { title, groups, outOfScope, notes } = summarizeChanges(report);
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
  lines.push('', ...[...outOfScope, ...notes].map((text) => `- ${escapeText(text)}`));
  return `${safe(lines.join('\n'))}\n`;
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
    const text = renderWords(shortenWords(words), escapeText);
    return `  - ${escapeText(label)}${text ? `: ${text}` : ''}`;
  });
  const more = differences.length - rows.length;
  return [head, ...rows, ...(more > 0 ? [`  - … and ${more} more`] : [])].join('\n');
}

/** Escapes everything that Markdown would read as markup, mentions and references of GitHub included. */
function escapeText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`)
    .replace(/[\\`*_{}[\]()#+!|~@]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
