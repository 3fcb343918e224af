import type { FindReference } from './FindReference.ts';

/** Gives the links of a line the addresses of their labels: a line cannot contain definitions. */
export function fillReferences(line: string, findReference: FindReference): string {
  // Every second piece is code.
  return line
    .split(/(`+[^`]*`+)/)
    .map((piece, index) =>
      index % 2 === 1
        ? piece
        : piece.replaceAll(link, (whole, words: string, label?: string) => {
            const reference = findReference(label || words);
            // Lines have no addresses in angle brackets.
            const address = reference?.href.replaceAll(/[\s<>\\]/g, encodeURIComponent);
            return address === undefined ? whole : `[${words}](${address})`;
          }),
    )
    .join('');
}

const link = /(?<![\\!])\[((?:[^[\]\\]|\\.)+)\](?:\[([^[\]]*)\]|(?![[(]))/g;
