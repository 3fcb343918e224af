/** Lists the groups of section types in the order in which a page has such sections; others follow by name. */
export function orderGroups(groups: Iterable<string>): string[] {
  const rank = (group: string) => {
    if (group === 'More') return pageOrder.length + 1;
    const place = pageOrder.indexOf(group);
    return place < 0 ? pageOrder.length : place;
  };
  return [...new Set(groups)].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** Headings of section types, as their schemas have them: from the start of a page to the form at its end. */
const pageOrder = [
  'Start and end',
  'Offer and prices',
  'Trust',
  'Pictures and video',
  'Text and data',
  'Time and place',
  'Contact and forms',
];
