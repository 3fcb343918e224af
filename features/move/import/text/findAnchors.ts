/**
 * Finds the ids that headings of a text have of their own: `## Price {#price}`, `{: #price}` below a heading,
 * and HTML.
 *
 * @returns id → the words of the heading
 */
export function findAnchors(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, words = '', id = ''] of text.matchAll(markdown)) found[id] = words;
  for (const [, id = '', words = ''] of text.matchAll(html))
    found[id] = words.replaceAll(/<[^>]*>/g, '');
  for (const [, id = '', words = ''] of text.matchAll(named)) found[id] ??= words;
  return found;
}

const markdown = /^#{1,6}[ \t]+([^\n]*?)[ \t#]*(?:\n[ \t]*)?\{:?[^}\n]*#([\w:.-]+)[^}\n]*\}/gm;
const html = /<h[1-6]\b[^>]*\bid=["']?([\w:.-]+)[^>]*>([\s\S]*?)<\/h[1-6]>/gi;
const named =
  /<a\b[^>]*\b(?:id|name)=["']?([\w:.-]+)[^>]*>(?:\s*<\/a>)?\s*\n*#{1,6}[ \t]+([^\n]*)/gi;
