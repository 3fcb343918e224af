import type { Problem } from '../../../diagnostics/Problem.ts';
import type { TranslatedText } from '../../../locales/TranslatedText.ts';
import { formatScalar } from '../../../yaml/formatScalar.ts';
import type { YamlLocation } from '../../../yaml/YamlLocation.ts';

/** Replaces the original of an entry, and keeps the one that was translated as `was`. */
export function carryOver(text: TranslatedText, original: string): NonNullable<Problem['fix']> {
  const { file, path } = locateOriginal(text);
  const { source } = file;
  const item = file.locate(text.location.path, 'whole');
  const key = file.locate(path, 'key');
  const { from, to } = file.locate(path, 'value');
  const flow = /^(?:-\s*)?\{/.test(source.text.slice(item.from, item.to).trimStart());
  const newline = source.text.includes('\r\n') ? '\r\n' : '\n';
  const gap = flow ? ', ' : newline + ' '.repeat(source.position(key.from).column - 1);
  const isFirst = text.was === undefined || text.was === text.original;
  const was = isFirst ? `${gap}was: ${source.text.slice(from, to)}` : '';
  return [{ at: { file: source, from, to }, text: formatScalar(original, { flow }) + was }];
}

/** Returns the location of the original in an entry: its first key has it, whatever the language. */
export function locateOriginal({
  location: { file, path },
  original,
}: TranslatedText): YamlLocation {
  const item = path.reduce<unknown>(
    (value, step) => (value as Record<string | number, unknown>)[step],
    file.value,
  );
  const key = Object.entries(item as object).find(([, value]) => value === original)?.[0];
  return { file, path: key === undefined ? path : [...path, key] };
}
