import type { FindReference } from './FindReference.ts';
import { formatAddress } from './formatAddress.ts';

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
            return reference ? `[${words}](${formatAddress(reference.href)})` : whole;
          }),
    )
    .join('');
}

const link = /(?<![\\!])\[((?:[^[\]\\]|\\.)+)\](?:\[([^[\]]*)\]|(?![[(]))/g;
