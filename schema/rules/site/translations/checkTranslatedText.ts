import { diffWords } from '../../../../base/text/diffWords.ts';
import type { Reporter } from '../../../diagnostics/createReporter.ts';
import type { Problem } from '../../../diagnostics/Problem.ts';
import { listExpressions } from '../../../locales/listExpressions.ts';
import type { SiteText } from '../../../locales/matchTexts.ts';
import { hasWords } from '../../../locales/replaceFormattedTexts.ts';
import type { TranslatedText } from '../../../locales/TranslatedText.ts';
import { carryOver } from './carryOver.ts';

type TextRule =
  | 'stale-translation'
  | 'translated-expressions'
  | 'translated-link'
  | 'same-translation'
  | 'long-translation';

/** Checks the translation of one text. */
export function checkTranslatedText(
  { original, sources, near }: SiteText,
  entry: TranslatedText,
  {
    names,
    locale,
    report,
  }: { names: readonly string[]; locale: string; report: Reporter<TextRule> },
): Problem[] {
  const { translation, was, draft, location } = entry;
  if (translation === undefined) return [];
  const at = { file: location.file, path: [...location.path, locale] };
  const problems: Problem[] = [];
  if (was !== undefined)
    problems.push(
      report('stale-translation', {
        message: `The original changed since it was translated: “${describeChange(was, original)}”.`,
        hint: near ? hints[near] : 'correct the translation if needed, then remove `was:`',
        at,
        ...(near === 'edited' && { fix: carryOver(entry, original) }),
      }),
    );
  const [before, after] = [listExpressions(original), listExpressions(translation)];
  if (before.join() !== after.join())
    problems.push(
      report('translated-expressions', {
        message: `The original shows ${describeValues(before)}, the translation ${describeValues(after)}.`,
        hint: 'use the same `{{ }}` in both; filters may differ',
        at,
      }),
    );
  const formats = sources.map(({ format }) => format);
  const known = listLinks(original);
  const others = listLinks(translation).filter((link) => !known.includes(link));
  if (others.length > 0 && formats.some((format) => format === 'markdown' || format === 'article'))
    problems.push(
      report('translated-link', {
        message: `The translation links to \`${others.join('`, `')}\`, the original does not.`,
        hint: 'link to the route of the original: visitors get the page in their language',
        at,
      }),
    );
  // A translation that has not been read yet is not finished.
  if (draft) return problems;
  if (translation === original && hasWords(removeNames(original, names)))
    problems.push(
      report('same-translation', {
        message: 'The translation is the same as the original.',
        hint: 'translate it, or add it to `site.properNames` if it is a name',
        at,
      }),
    );
  const isShort = formats.every((format) => format === 'line' || format === 'plain');
  if (isShort && translation.length > Math.max(2 * original.length, original.length + 25))
    problems.push(
      report('long-translation', {
        message: `The translation has ${translation.length} characters, the original ${original.length}.`,
        hint: 'shorten it, or look at the page in this language',
        at,
      }),
    );
  return problems;
}

const hints = {
  edited:
    'visitors still see this translation: correct it if needed, and write the original as it is now',
  copied:
    'visitors still see this translation: add one for the text as it is now, since the site still has the earlier text elsewhere',
};

/** Shows the changed words in their sentence: `From $[7 → 8] an hour`. */
function describeChange(was: string, original: string): string {
  let text = '';
  let removed = '';
  const parts = diffWords(was, original);
  for (const [index, { kind, text: piece }] of parts.entries()) {
    if (kind === 'same') text += piece;
    else if (kind === 'added') text += `[${removed} → ${piece}]`;
    else if (parts[index + 1]?.kind !== 'added') text += `[${piece} → ]`;
    removed = kind === 'removed' ? piece : '';
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}

function describeValues(values: readonly string[]): string {
  return values.length === 0
    ? 'no value'
    : values.map((value) => `\`{{ ${value} }}\``).join(' and ');
}

/** Lists the routes that the Markdown links of a text lead to. */
function listLinks(text: string): string[] {
  return Array.from(text.matchAll(/\]\((\/[^)\s#?]*)/g), ([, route = '']) => route);
}

/** Removes names, the longest first, from a text. */
function removeNames(text: string, names: readonly string[]): string {
  return names
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, ''), text);
}
