import { getItem, side, texts } from './readMarks.mjs';

/** Colours the words that differ, without changing the page. */
export function highlightWords() {
  if (!globalThis.CSS?.highlights) return;
  const skipped = side === 'old' ? 'INS' : 'DEL';
  const ranges = texts.flatMap((element) => {
    const words = [...(getItem(element)?.querySelector('q')?.childNodes ?? [])];
    const pieces = words.filter(({ nodeName }) => nodeName !== skipped);
    const letters = listLetters(element);
    const text = letters.map(({ letter }) => letter).join('');
    const expected = pieces
      .map(({ textContent }) => textContent)
      .join('')
      .replaceAll(/\s+/g, '');
    let at = text.indexOf(expected);
    if (at < 0) return [];
    return pieces.flatMap(({ nodeName, textContent }) => {
      const length = textContent.replaceAll(/\s+/g, '').length;
      const [first, last] = [letters[at], letters[at + length - 1]];
      at += length;
      if (nodeName === '#text' || length === 0) return [];
      const range = new Range();
      range.setStart(first.node, first.offset);
      range.setEnd(last.node, last.offset + 1);
      return [range];
    });
  });
  CSS.highlights.set(`bw-${side}`, new Highlight(...ranges));
}

/** Lists the letters of an element with their places; spaces vary between source and text. */
function listLetters(element) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const letters = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (let offset = 0; offset < node.data.length; offset++)
      if (/\S/.test(node.data[offset])) letters.push({ letter: node.data[offset], node, offset });
  return letters;
}
