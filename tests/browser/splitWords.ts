/**
 * Expression for `page.evaluate`: the words of the site's name and of headings that are broken across
 * lines. A line may end after a hyphen.
 */
export const splitWords = `[...document.querySelectorAll('header a span, h1, h2, h3')].flatMap((element) => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    for (const match of node.data.matchAll(/[^\\s\\u00ad-]+/g)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) found.push(match[0]);
    }
  }
  return found;
})`;
