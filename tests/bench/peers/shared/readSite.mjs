import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import MarkdownIt from 'markdown-it';
import { checkPages } from './checkPages.mjs';

/**
 * Reads a generated site for the JavaScript tools: the written pages, and those that a route entry
 * generates from the rows of data/.
 *
 * @returns {{ site: object, pages: { route: string, title: string, description: string, sections: object[] }[] }}
 */
export function readSite(root = process.env.BENCH_SITE) {
  const read = (path) => load(readFileSync(join(root, path), 'utf8'));
  const list = (folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder))
          .sort()
          .map((name) => `${folder}/${name}`)
      : [];
  const { site, blocks, pages: first } = read('pages.yaml');
  const entries = [first, ...list('pages').map((path) => read(path).pages)].flatMap(Object.entries);
  const rows = {};
  for (const path of list('data'))
    if (!path.endsWith('.schema.yaml'))
      rows[path.slice('data/'.length, -'.yaml'.length)] = read(path);
  const pages = entries.flatMap(([route, entry]) =>
    scopes(entry.each ?? {}, rows).map((scope) => {
      const { title, description, sections } = entry.each ? fill(entry, scope) : entry;
      const whole = sections.map(({ use, ...own }) => (use ? { ...blocks[use], ...own } : own));
      return { route: fill(route, scope), title, description, sections: whole };
    }),
  );
  if (process.env.BENCH_SCHEMA) checkPages(pages);
  return { site, pages };
}

/** Returns one set of rows for each page of a route entry. */
function scopes(each, rows) {
  return Object.entries(each).reduce(
    (sets, [name, collection]) =>
      sets.flatMap((set) =>
        Object.values(rows[collection]).map((row) => ({ ...set, [name]: row })),
      ),
    [{}],
  );
}

function fill(value, scope) {
  if (typeof value === 'string') return value.includes('{{') ? fillText(value, scope) : value;
  if (Array.isArray(value)) return value.map((item) => fill(item, scope));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, scope)]));
}

function fillText(text, scope) {
  const whole = /^\{\{ ([\w.]+) \}\}$/.exec(text);
  if (whole) return find(whole[1], scope);
  return text.replaceAll(/\{\{ ([\w.]+)( \| money)? \}\}/g, (_, path, money) => {
    const value = find(path, scope);
    return money ? `$${value}` : value;
  });
}

function find(path, scope) {
  return path.split('.').reduce((value, key) => value[key], scope);
}

const parser = new MarkdownIt();

/** Converts Markdown to HTML. Plain text bypasses the parser. */
export function markdown(text) {
  return /[*_`[\\\n]/.test(text) ? parser.render(text) : `<p>${escapeHtml(text)}</p>`;
}

/** Escapes a value for text and attributes. */
export function escapeHtml(value) {
  const text = String(value ?? '');
  return /[&<>"]/.test(text) ? parser.utils.escapeHtml(text) : text;
}

/** Returns the structured data of a page as JSON-LD. */
export function structuredData(page, site) {
  const graph = [
    { '@type': 'Organization', '@id': `${site.url}/#organization`, name: site.name, url: site.url },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: site.url },
        { '@type': 'ListItem', position: 2, name: page.title, item: site.url + page.route },
      ],
    },
    ...page.sections
      .filter(({ type }) => type === 'faq')
      .map(({ items }) => ({
        '@type': 'FAQPage',
        mainEntity: items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: markdown(answer) },
        })),
      })),
  ];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return json.replaceAll('<', '\\u003c');
}
