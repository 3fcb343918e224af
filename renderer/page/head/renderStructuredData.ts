import { stringifyForScript } from '../../../base/text/escape.ts';
import { plainWords } from '../../../base/text/plainWords.ts';
import { isMapping } from '../../../base/values/isMapping.ts';

/**
 * Renders the schema.org objects of a page, for the end of its body: they repeat texts of the page, and
 * compression only finds repetitions that are near.
 */
export function renderStructuredData(data: readonly object[]): string {
  if (data.length === 0) return '';
  const graph = stringifyForScript({ '@context': 'https://schema.org', '@graph': toWords(data) });
  return `<script type="application/ld+json">${graph}</script>`;
}

/** Returns the objects with plain words in the properties that are text without markup. */
function toWords(value: unknown, key = ''): unknown {
  if (typeof value === 'string')
    return plainProperties.has(key) && !value.includes('<') ? plainWords(value) : value;
  if (Array.isArray(value)) return value.map((item) => toWords(item, key));
  if (!isMapping(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, toWords(item, name)]),
  );
}

const plainProperties = new Set([
  ...['name', 'headline', 'alternateName', 'description', 'caption', 'jobTitle', 'title'],
  ...['keywords', 'reviewBody'],
]);
