import { formatScalar, type Problem } from '../../../schema/index.ts';
import type { SiteLayer } from './SiteLayer.ts';
import type { SiteTools } from './SiteTools.ts';

/**
 * Returns the edit that adds redirects to `site.redirects`: one for all of them, because edits at the same
 * place would depend on their order.
 *
 * @param redirects old address → route
 */
export function proposeRedirects(
  redirects: readonly (readonly [string, string])[],
  layer: SiteLayer,
): NonNullable<Problem['fix']> {
  const { file, path, value } = layer;
  const { text } = file.source;
  const isNew = value.redirects === undefined;
  const span = file.locate([...path, isNew ? 'replaces' : 'redirects'], 'whole');
  const format = (flow: boolean) =>
    redirects.map(([from, to]) => `${formatScalar(from, { flow })}: ${formatScalar(to, { flow })}`);
  const written = text.slice(span.from, span.to);
  const insert = (offset: number, inserted: string) => [
    { at: { file: file.source, from: offset, to: offset }, text: inserted },
  ];
  if (!isNew && written.startsWith('{')) {
    const brace = span.from + written.lastIndexOf('}');
    const isEmpty = /^\{\s*\}$/.test(written);
    const [start, end] = isEmpty ? [' ', ' '] : [', ', ''];
    const before = text.slice(0, brace).trimEnd().length;
    return insert(isEmpty ? brace : before, `${start}${format(true).join(', ')}${end}`);
  }
  const next = text.slice(span.to).trimStart()[0];
  if (isNew && (next === ',' || next === '}') && isInFlow(text, span.to))
    return insert(span.to, `, redirects: { ${format(true).join(', ')} }`);
  const key = file.locate([...path, isNew ? 'replaces' : 'redirects'], 'key');
  const indent = readIndent(text, key.from);
  // Without a value, the span is that of the key.
  const inner = isNew || span.from <= key.from ? `${indent}  ` : readIndent(text, span.from);
  const lines = format(false).map((line) => `${inner}${line}\n`);
  const offset = findLineEnd(text, trimEnd(text, span.from, span.to));
  const start = text[offset - 1] === '\n' || offset === 0 ? '' : '\n';
  return insert(offset, `${start}${isNew ? `${indent}redirects:\n` : ''}${lines.join('')}`);
}

/** Whether an old address can be written as a redirect of this address alone. */
export function isRedirectable(address: string, { explainSource }: SiteTools): boolean {
  return explainSource(address) === undefined && !/\*|\/:/.test(address);
}

function isInFlow(text: string, offset: number): boolean {
  const line = text.slice(0, offset);
  return line.lastIndexOf('{') > line.lastIndexOf('}');
}

function readIndent(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}

function trimEnd(text: string, from: number, to: number): number {
  return from + text.slice(from, to).trimEnd().length;
}

/** Returns the offset after the line break that ends a line. */
function findLineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}
