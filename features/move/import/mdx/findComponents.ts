import { readAttributes } from '../text/readAttributes.ts';
import type { NamedTag } from '../text/renderNamed.ts';

/** Finds the tags of components, whose names begin with a capital or have a dot. */
export function findComponents(text: string): NamedTag[] {
  const tags: NamedTag[] = [];
  for (const { 0: opening, index, 1: end, 2: name = '' } of text.matchAll(
    /<(\/?)([A-Z][\w.]*|[a-z]\w*\.[\w.]+)(?=[\s/>])/g,
  )) {
    const close = findTagEnd(text, index + opening.length);
    if (close === undefined) continue;
    const attributes = text.slice(index + opening.length, close);
    tags.push({
      from: index,
      to: close + 1,
      name,
      attributes: readAttributes(attributes.replace(/\/\s*$/, '')),
      positionals: [],
      isEnd: end === '/',
      isAlone: /\/\s*$/.test(attributes),
    });
  }
  return tags;
}

/** Finds the `>` of a tag, outside of quotation marks and braces. */
export function findTagEnd(text: string, start: number): number | undefined {
  let depth = 0;
  let quote = '';
  for (let at = start; at < Math.min(text.length, start + 5000); at++) {
    const sign = text[at] ?? '';
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (depth === 0 && (sign === '"' || sign === "'")) quote = sign;
    else if (sign === '{') depth++;
    else if (sign === '}') depth--;
    else if (sign === '>' && depth === 0) return at;
  }
  return undefined;
}
