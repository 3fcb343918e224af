import { isScalar, type Pair, type Scalar, type YAMLMap } from 'yaml';
import type { Problem } from '../diagnostics/Problem.ts';
import { commaInText } from '../rules/yaml/comma-in-text.ts';
import type { SourceFile } from './source/SourceFile.ts';

/**
 * Finds texts with a comma inside `{ }`, where YAML reads the part behind the comma as a key without
 * a value. Joins the parts, so that nothing else is reported about them. Returns the problems.
 */
export function joinTextPieces(source: SourceFile, map: YAMLMap): Problem[] {
  if (!map.flow) return [];
  const lastPieces = new Map<Scalar, Scalar>();
  const items: Pair[] = [];
  for (const pair of map.items as Pair[]) {
    const text = items.at(-1)?.value;
    if (isScalar(text) && text.source && isPiece(source, pair)) lastPieces.set(text, pair.key);
    else items.push(pair);
  }
  map.items = items;
  return [...lastPieces].map(([text, last]) => join(source, text, last));
}

/** Whether a pair is a key without a colon. */
function isPiece(source: SourceFile, pair: Pair): pair is Pair<Scalar> {
  const { key, value } = pair;
  if (!isScalar(key) || key.type !== 'PLAIN' || !key.range) return false;
  return (value as Scalar | null)?.value == null && !/^\s*:/.test(source.text.slice(key.range[1]));
}

/** Extends a text to the last piece behind it. */
function join(source: SourceFile, text: Scalar, last: Scalar): Problem {
  const [from, to] = [text.range?.[0] ?? 0, last.range?.[1] ?? 0];
  const whole = source.text.slice(from, to);
  Object.assign(text, { value: whole, source: whole, range: [from, to, to] });
  const mayBeKey = /^[a-z]\w*$/.test(last.source ?? '');
  const isCertain = !mayBeKey && !/["\\\n]/.test(whole) && !whole.startsWith("'");
  const at = { file: source, from, to };
  return commaInText({
    message: 'A comma ends a value inside `{ }`.',
    hint: mayBeKey
      ? `put the whole text in quotes; if \`${last.source}\` is a key, give it a value`
      : 'put the whole text in quotes',
    at,
    ...(isCertain && { fix: [{ at, text: `"${whole}"` }] }),
  });
}
