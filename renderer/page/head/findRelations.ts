/** The pages before and after a page, as addresses relative to the site. */
export interface Relations {
  prev?: string;
  next?: string;
}

/**
 * Returns the previous and the next page that a page links to, from its HTML. Text is escaped, so only
 * an element can have the attributes.
 */
export function findRelations(html: string): Relations {
  const relations: Relations = {};
  // Most pages have neither, and searching for text is faster than for a pattern.
  if (!html.includes(' rel="prev"') && !html.includes(' rel="next"')) return relations;
  for (const [, href = '', rel] of html.matchAll(/ href="([^"]+)" rel="(prev|next)"/g))
    relations[rel as keyof Relations] ??= href.replaceAll('&amp;', '&');
  return relations;
}
