import { renderSection } from './sections.js';
import { escapeHtml as e, structuredData } from './shared/readSite.mjs';
import { website } from './website.js';

const { site, pages } = website;

/** One template writes all pages. Nothing lists them, so they need not be in collections. */
export const data = {
  pages,
  pagination: { data: 'pages', size: 1, alias: 'entry' },
  permalink: ({ entry }) => `${entry.route}/index.html`,
  eleventyExcludeFromCollections: true,
};

const link = ({ to, label }) => `<a href="${e(to)}">${e(label)}</a>`;
const items = (links) => links.map((one) => `<li>${link(one)}</li>`).join('');

// The same on every page.
const { header, footer } = site;
const bar = `<header class="bar"><a href="#content" class="hidden">Skip to content</a><a href="/">${e(site.name)}</a><nav aria-label="Main"><ul>${items(header.items)}</ul></nav><a class="action" href="${e(header.action.to)}">${e(header.action.label)}</a></header>`;
const columns = footer.columns.map(
  ({ title, links }) => `<div><h2>${e(title)}</h2><ul>${items(links)}</ul></div>`,
);
const end = `<footer class="footer"><p>${e(footer.text)}</p><div class="columns">${columns.join('')}</div><ul>${items(footer.legal)}</ul></footer>`;

export function render({ entry }) {
  const { route, sections } = entry;
  const [title, description, url] = [entry.title, entry.description, site.url + route].map(e);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<meta name="robots" content="index, follow">
<link rel="canonical" href="${url}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${e(site.name)}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
<meta name="twitter:card" content="summary">
<link rel="stylesheet" href="/site.css">
<script type="application/ld+json">${structuredData(entry, site)}</script></head>
<body>${bar}
<main id="content"><nav class="trail" aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li aria-current="page">${title}</li></ol></nav>${sections.map(renderSection).join('')}</main>
${end}
</body>
</html>
`;
}
