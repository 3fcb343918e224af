import { stringifyForScript } from '../../../base/text/escape.ts';

/**
 * Renders the schema.org objects of a page, for the end of its body: they repeat texts of the page, and
 * compression only finds repetitions that are near.
 */
export function renderStructuredData(data: readonly object[]): string {
  if (data.length === 0) return '';
  const graph = stringifyForScript({ '@context': 'https://schema.org', '@graph': data });
  return `<script type="application/ld+json">${graph}</script>`;
}
