/** Whether instructions for search engines (`noindex, follow`) keep a page out of their lists. */
export function forbidsIndexing(robots = ''): boolean {
  return /\b(?:noindex|none)\b/i.test(robots);
}
