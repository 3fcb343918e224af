import { escapeHtml } from '../../base/text/escape.ts';
import { publicUrl, type RenderContext } from '../../renderer/index.ts';
import { type CardPage, describeCard } from './describeCard.ts';

/** Renders the page with the share pictures of pages, each as a messenger shows it. */
export function renderOverview(pages: readonly CardPage[], renderContext: RenderContext): string {
  const shown = pages.filter((page) => describeCard(page, renderContext) !== undefined);
  const figures = shown.map((page) => {
    const address = `/_share/picture.png?route=${encodeURIComponent(page.route)}`;
    return `<li><a href="${escapeHtml(renderContext.base + page.route.slice(1))}"><img src="${escapeHtml(address)}" width="1200" height="630" alt="" loading="lazy"><small>${escapeHtml(publicUrl(page.route, renderContext))}</small><b>${escapeHtml(page.title)}</b><span>${escapeHtml(page.description)}</span></a></li>`;
  });
  const empty =
    '<p>No page has a share picture. Write <code>sharePictures: {}</code> into <code>site:</code>.</p>';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Share pictures</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
:root { color-scheme: light dark; font: 1rem/1.4 system-ui, sans-serif; }
body { margin: 0 auto; padding: 1.5rem; max-width: 90rem; }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr)); gap: 1.5rem; padding: 0; list-style: none; }
a { display: grid; gap: 0.25rem; padding-bottom: 0.75rem; border: 1px solid GrayText; border-radius: 0.5rem; overflow: hidden; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
a > :not(img) { margin-inline: 0.75rem; }
img { width: 100%; height: auto; margin-bottom: 0.5rem; }
a:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
</style></head>
<body><h1>Share pictures</h1>${figures.length > 0 ? `<ul>${figures.join('\n')}</ul>` : empty}</body></html>
`;
}
