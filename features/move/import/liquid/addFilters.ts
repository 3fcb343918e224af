import type { Liquid } from 'liquidjs';
import { formatDate } from '../text/formatDate.ts';
import { slugify } from '../text/slugify.ts';

/**
 * Adds the filters of Jekyll and Eleventy that Liquid lacks. Addresses are those within the site, whatever
 * folder it was in.
 */
export function addFilters(engine: Liquid): void {
  const same = (value: unknown) => value;
  const address = (value: unknown) => {
    const text = String(value ?? '');
    return /^(?:[a-z][\w+.-]*:|\/|#)/i.test(text) ? text : `/${text}`;
  };
  const filters: Record<string, (value: unknown, ...values: unknown[]) => unknown> = {
    relative_url: address,
    absolute_url: address,
    url: same,
    absoluteUrl: same,
    htmlBaseUrl: same,
    markdownify: same,
    markdown: same,
    safe: same,
    smartify: same,
    xml_escape: same,
    cgi_escape: (value) => encodeURIComponent(String(value ?? '')),
    uri_escape: (value) => encodeURI(String(value ?? '')),
    slugify: (value) => slugify(String(value ?? '')),
    slug: (value) => slugify(String(value ?? '')),
    jsonify: (value) => JSON.stringify(value),
    dump: (value) => JSON.stringify(value),
    inspect: (value) => JSON.stringify(value),
    number_of_words: (value) =>
      String(value ?? '')
        .split(/\s+/)
        .filter(Boolean).length,
    array_to_sentence_string: (value) => [value].flat().join(', '),
    date_to_string: (value) => formatDate(String(value ?? ''), '%d %b %Y'),
    date_to_long_string: (value) => formatDate(String(value ?? ''), '%d %B %Y'),
    date_to_xmlschema: same,
    date_to_rfc822: same,
    date: (value, format = '%Y-%m-%d') =>
      formatDate(String(value === 'now' || value === 'today' ? '' : (value ?? '')), String(format)),
    normalize_whitespace: (value) => String(value ?? '').replaceAll(/\s+/g, ' '),
    upper: (value) => String(value ?? '').toUpperCase(),
    lower: (value) => String(value ?? '').toLowerCase(),
  };
  for (const [name, filter] of Object.entries(filters)) engine.registerFilter(name, filter);
}
