import picocolors from 'picocolors';
import type { WordChange } from '../../../base/text/diffWords.ts';
import { escapeInvisible as safe } from '../../../schema/report/escapeInvisible.ts';
import type { ChangeReport, PageReport } from '../ChangeReport.ts';
import { describePage } from './describePage.ts';
import { shortenWords } from './shortenWords.ts';
import { formatCauses, nameChange, summarizeChanges } from './summarizeChanges.ts';

/** Formats a report for the terminal. Without colours, removed words are in `[- -]`, added ones in `{+ +}`. */
export function formatPretty(report: ChangeReport, { colour }: { colour?: boolean }): string {
  const paint = picocolors.createColors(colour ?? picocolors.isColorSupported);
  const { title, groups, notes } = summarizeChanges(report);
  const formatWord = ({ kind, text }: WordChange) => {
    if (kind === 'same') return safe(text);
    const [open, close] = kind === 'added' ? ['{+', '+}'] : ['[-', '-]'];
    if (!colour) return open + safe(text) + close;
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
