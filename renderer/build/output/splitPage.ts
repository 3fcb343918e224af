/**
 * Splits the HTML of a page into the elements of its `<main>`, which are its sections, and the rest.
 * The breadcrumbs belong to the rest. In markup whose elements are not closed, no section is found.
 */
export function splitPage(html: string): { sections: string[]; rest: string } {
  const main = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  if (main < 0 || end < 0) return { sections: [], rest: html };
  const start = html.indexOf('>', main) + 1;
  const sections: string[] = [];
  let depth = 0;
  let from = start;
  for (const { 0: tag, 1: name = '', index } of html.slice(start, end).matchAll(tags)) {
    if (tag.endsWith('/>') || voidElements.has(name)) continue;
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth > 0) continue;
    if (depth < 0) return { sections: [], rest: html };
    const to = start + index + tag.length;
    sections.push(html.slice(from, to));
    from = to;
  }
  if (depth !== 0) return { sections: [], rest: html };
  const breadcrumbs = sections[0]?.startsWith('<nav') ? (sections.shift() as string) : '';
  return { sections, rest: html.slice(0, start) + breadcrumbs + html.slice(end) };
}

/** Attributes contain no `>`: it is escaped. */
const tags = /<\/?([a-z][^\s/>]*)[^>]*>/gi;

const voidElements = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
