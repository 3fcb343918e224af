import { escapeHtml } from '../../../base/text/escape.ts';
import type { ChangeReport, PageReport } from '../../_shared/changes/index.ts';
import { renderWords } from '../comparison/renderWords.ts';
import { pictureStyles } from '../pictures/renderPictures.ts';
import { describePage } from './describePage.ts';
import { shortenWords } from './shortenWords.ts';
import { formatCauses, nameChange, summarizeChanges } from './summarizeChanges.ts';

/** Additions to a report in HTML. */
export interface HtmlOptions {
  /** Returns further HTML about a page. */
  pictures?(page: PageReport): string;
  /** Further sentences at the end. */
  notes?: readonly string[];
}

/** Formats a report as one HTML document without external requests. */
export function formatHtml(report: ChangeReport, options: HtmlOptions = {}): string {
  const { pictures = () => '', notes: further = [] } = options;
  const { title, groups, outOfScope, notes } = summarizeChanges(report);
  const name = escapeHtml(title);
  const sections = groups.map(
    ({ title: heading, pages, others }) =>
      `<section><h2>${escapeHtml(heading)}</h2>\n${pages
        .map((page) => formatPage(page, report) + pictures(page))
        .join('\n')}${others.length > 0 ? `\n${formatOthers(others)}` : ''}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${name}</title>
<style>${styles}${pictureStyles}</style>
</head>
<body>
<main>
<h1>${name}</h1>
${sections.join('\n')}
<ul>
${[...outOfScope, ...notes, ...further].map((text) => `<li>${escapeHtml(text)}</li>`).join('\n')}
</ul>
</main>
</body>
</html>
`;
}

function formatPage(page: PageReport, report: ChangeReport): string {
  const { route, change, isOwn, causes } = page;
  const verb = nameChange(page) && ` <b>${escapeHtml(nameChange(page))}</b>`;
  const cause = isOwn ? ` <small>${escapeHtml(formatCauses(causes, report))}</small>` : '';
  const head = `<code>${escapeHtml(route)}</code>${verb}${cause}`;
  const differences = change === 'changed' ? describePage(page) : [];
  if (differences.length === 0) return `<p>${head}</p>`;
  const rows = differences.map(({ label, words }) => {
    const text = renderWords(shortenWords(words));
    return `<dt>${escapeHtml(label)}</dt><dd>${text}</dd>`;
  });
  return `<details open><summary>${head}</summary><dl>${rows.join('\n')}</dl></details>`;
}

function formatOthers(routes: readonly string[]): string {
  const items = routes.map((route) => `<li><code>${escapeHtml(route)}</code></li>`);
  return `<details><summary>${routes.length} more pages</summary><ul>${items.join('')}</ul></details>`;
}

const styles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#fff, #121212); }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; }
h2 { font-size: 1.1rem; margin-top: 2rem; }
summary { cursor: pointer; padding: .25rem 0; }
small, dt { color: light-dark(#555, #aaa); }
dt { font-size: .875rem; margin-top: .5rem; }
dd { margin: 0; }
ins { background: light-dark(#c8f0d0, #14532d); text-decoration: none; }
del { background: light-dark(#fbd5d5, #6b1d1d); }
ins, del { padding: 0 .15em; border-radius: .2em; }
`;
