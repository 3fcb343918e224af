import { listOccurrences } from '../../base/text/listOccurrences.ts';
import { type Provenance, pieceAt } from '../../schema/index.ts';
import type { Directive } from './syntax/Directive.ts';

type Find = NonNullable<Provenance['within']>['find'];

/** Returns a function that finds the values of a directive's section in the text that contains it. */
export function createFinder(text: string, { name, sources }: Directive): Find {
  return (path, part) => {
    let depth = path.length;
    while (depth > 0 && !sources.has(path.slice(0, depth).join('/'))) depth--;
    const source = depth > 0 ? sources.get(path.slice(0, depth).join('/')) : undefined;
    if (!source) return pieceAt(text, name.from, name.to);
    if (part === 'key') return pieceAt(text, source.key.from, source.key.to);
    const { from, to } = source.value;
    if (from === to) return pieceAt(text, name.from, name.to);
    const inner = text.slice(from, to);
    if (typeof part === 'object' && 'text' in part) {
      // A text of a single line has spaces for its line breaks.
      const line = inner.replaceAll('\n', ' ');
      const [searched, piece] = inner.includes(part.text) ? [inner, part.text] : [line, part.text];
      const at = listOccurrences(searched, piece)[part.occurrence];
      if (at !== undefined) return pieceAt(text, from + at, from + at + piece.length);
      const defined = findDefinition(text, part.text);
      if (defined !== undefined) return pieceAt(text, defined, defined + part.text.length);
    }
    return pieceAt(text, from, from + (/^.*/.exec(inner)?.[0].length ?? 0));
  };
}

/** Finds the address that a label stands for: the text may define it outside of the directive. */
function findDefinition(text: string, address: string): number | undefined {
  if (address === '') return undefined;
  return listOccurrences(text, address).find(
    (at) =>
      /\]:\s*<?$/.test(text.slice(Math.max(0, at - 20), at)) &&
      /^(?:[\s>]|$)/.test(text.slice(at + address.length, at + address.length + 1)),
  );
}
