import { markdown, structuredData } from './shared/readSite.mjs';

/** Prepares a page for its components. Converts Markdown, so that the browser needs no parser. */
export function prepare(page, site) {
  const { header, footer, name, url } = site;
  return {
    site: { header, footer, name, url },
    route: page.route,
    title: page.title,
    description: page.description,
    jsonLd: structuredData(page, site),
    sections: page.sections.map(withHtml),
  };
}

const texts = new Set(['text', 'intro', 'note', 'answer', 'description']);
const plain = new Set(['quote', 'links', 'tasks', 'pricing']);

function withHtml(section) {
  const { intro, ...own } = section;
  const html = plain.has(section.type) ? own : convert(own);
  return intro ? { ...html, intro: markdown(intro) } : html;
}

function convert(value) {
  if (Array.isArray(value)) return value.map(convert);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      texts.has(key) && typeof item === 'string' ? markdown(item) : convert(item),
    ]),
  );
}
