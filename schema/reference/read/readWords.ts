import type { TSchema } from 'typebox';
import { isMapping } from '../../../base/values/isMapping.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import type { LoadedSite } from '../../manifest/loadSite.ts';
import { createWordsSchema, listWordGroups } from '../../messages/createWordsSchema.ts';
import type { WordsByLocale } from '../../messages/Message.ts';
import { reportKey } from '../../rules/shape/keys.ts';
import { reportType } from '../../rules/shape/wrong-type.ts';
import { isLocale } from '../../shape/formats/formats.ts';
import type { Validator } from '../../shape/Validator.ts';
import { listUsableWords } from '../expressions/listUsableWords.ts';
import type { Scope } from '../expressions/Scope.ts';
import { toProblems } from '../expressions/toProblems.ts';

/** Reads the words of words.yaml, and validates them against the English ones. */
export function readWords(
  { words: file }: LoadedSite,
  sections: Readonly<Record<string, TSchema>>,
  validator: Validator,
): { words: WordsByLocale; problems: Problem[] } {
  const words = listUsableWords(file?.value);
  if (!file || file.broken || file.partial) return { words, problems: [] };
  if (!isMapping(file.value)) {
    const problem: Problem = reportType('wrong-type', {
      message: 'words.yaml must be a mapping.',
      hint: 'start with a language, such as `de:`',
      at: { file, path: [] },
    });
    return { words, problems: file.document?.contents ? [problem] : [] };
  }
  const schema = createWordsSchema(sections);
  const groups = listWordGroups(sections);
  const problems = Object.entries(file.value).flatMap(([locale, words]): Problem | Problem[] => {
    if (!isLocale(locale))
      return reportKey('unknown-key', {
        message: `\`${locale}\` is not a language.`,
        hint: Object.hasOwn(groups, locale)
          ? 'write the language above it, such as `de:`, and indent it'
          : 'write a language such as `de`, or a language and country such as `de-AT`',
        at: { file, path: [locale], part: 'key' },
      });
    if (!isMapping(words))
      return reportType('wrong-type', {
        message: `The words of \`${locale}\` must be a mapping.`,
        hint: 'write the name of a part of the interface below it, such as `form:`',
        at: { file, path: [locale] },
      });
    const scope: Scope = { names: new Map(), filters: {} };
    const provenance = { layers: [{ file, path: [locale], value: words }], scope };
    return toProblems(validator.validate(schema, words), provenance);
  });
  return { words, problems };
}
