import { escapeHtml } from '../../../base/text/escape.ts';
import type { MarkedChange } from './listChanges.ts';
import type { PreviewedPage, PreviewInput } from './PreviewInput.ts';

/** A page of the list, with its changes. */
export interface IndexedPage extends Omit<PreviewedPage, 'changes'> {
  /** Whether the preview contains it; otherwise it is only listed. */
  isWritten: boolean;
  marks: readonly MarkedChange[];
}

/** Renders the list of pages that differ. */
export function renderIndex(
  pages: readonly IndexedPage[],
  { unchanged, baseName }: Pick<PreviewInput, 'unchanged' | 'baseName'>,
): string {
  const groups = (['changed', 'added', 'removed'] as const).map((change) =>
    renderGroup(
      change,
      pages.filter((page) => page.change === change),
    ),
  );
  const same =
    unchanged === 0
      ? ''
      : `<p>${unchanged === 1 ? 'One other page is' : `The other ${unchanged} pages are`} byte for byte the same.</p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Changes</title>
<link rel="stylesheet" href="preview.css">
</head>
<body class="bw-index">
<main>
<h1>Changes</h1>
<p>Compared with ${escapeHtml(baseName)}.</p>
${groups.join('')}${pages.length === 0 ? '<p>No page differs.</p>' : ''}${same}
</main>
</body>
</html>
`;
}

function renderGroup(change: PreviewedPage['change'], pages: readonly IndexedPage[]): string {
  if (pages.length === 0) return '';
  const title = { changed: 'Changed', added: 'Added', removed: 'Removed' }[change];
  return `<h2 data-kind="${change}">${title} <span>${pages.length}</span></h2>
<ul>${pages.map(renderPage).join('')}</ul>
`;
}

function renderPage({ route, path, change, isWritten, marks, causes = [] }: IndexedPage): string {
  const name = escapeHtml(route);
  const file = `${change === 'removed' ? 'old' : 'new'}/${encodeURI(path)}`;
  const link = isWritten ? `<a href="${escapeHtml(file)}">${name}</a>` : name;
  const notes = causes.map((cause) => `<small>${escapeHtml(cause)}</small>`).join('');
  return `<li>${link}<span>${countKinds(marks)}</span>${notes}</li>`;
}

/** Returns such as `2 changed, 1 moved`. */
function countKinds(marks: readonly MarkedChange[]): string {
  return (['changed', 'added', 'removed', 'moved'] as const)
    .map((kind) => ({ kind, count: marks.filter((mark) => mark.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${kind}`)
    .join(', ');
}
