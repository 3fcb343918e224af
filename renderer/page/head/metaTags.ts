import { escapeHtml } from '../../../base/text/escape.ts';

/** Renders a meta element for each entry that has content. */
export function metaTags(
  attribute: 'name' | 'property',
  entries: Record<string, string | undefined>,
): string[] {
  return Object.entries(entries).flatMap(([key, content]) =>
    content ? [metaTag(attribute, key, content)] : [],
  );
}

/** Renders a meta element. */
export function metaTag(attribute: 'name' | 'property', key: string, content: string): string {
  return `<meta ${attribute}="${escapeHtml(key)}" content="${escapeHtml(content)}">`;
}
