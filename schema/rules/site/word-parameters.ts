import { getSpellingSuggestion } from '../../../base/text/getSpellingSuggestion.ts';
import { createReporter } from '../../diagnostics/createReporter.ts';
import { germanSite } from '../../diagnostics/exampleSites.ts';
import { getCertainCorrection } from '../../diagnostics/getCertainCorrection.ts';
import type { LocatableFile, Problem } from '../../diagnostics/Problem.ts';
import { defineRules } from '../../diagnostics/RuleMeta.ts';
import {
  listParameters,
  type Message,
  type WordGroup,
  type WordsByLocale,
} from '../../messages/Message.ts';

export const rules = defineRules('site', {
  'word-parameter-unknown': {
    code: 'BW440',
    scope: 'file',
    severity: 'error',
    title: 'A word has a parameter that does not exist',
    why: 'Visitors would read the braces and the name between them.',
    help: 'Use the parameters of the English word; `node_modules/blockwright/docs/reference/words.md` lists them.',
    bad: `${germanSite}\n# words.yaml\nde:\n  carousel:\n    position: "{nummer} von {count}"`,
    good: `${germanSite}\n# words.yaml\nde:\n  carousel:\n    position: "{number} von {count}"`,
  },
  'word-parameter-missing': {
    code: 'BW441',
    scope: 'file',
    severity: 'warning',
    title: 'A word lacks a parameter',
    why: 'Visitors do not read the value that the English word contains.',
    help: 'Write the parameter between braces where its value belongs.',
    bad: `${germanSite}\n# words.yaml\nde:\n  carousel:\n    position: "Folie {number}"`,
    good: `${germanSite}\n# words.yaml\nde:\n  carousel:\n    position: "Folie {number} von {count}"`,
  },
});

const report = createReporter<typeof rules>();

/**
 * Reports parameters in the words of words.yaml that the English word does not have, which visitors
 * would read with their braces, and parameters that are missing.
 *
 * @param english the English words by group
 */
export function checkWordParameters(
  words: WordsByLocale,
  english: Readonly<Record<string, WordGroup>>,
  file: LocatableFile,
): Problem[] {
  return Object.entries(words).flatMap(([locale, groups]) =>
    Object.entries(groups).flatMap(([group, entries]) =>
      Object.entries(entries).flatMap(([key, word]) => {
        const source = english[group]?.[key];
        if (source === undefined) return [];
        const known = listParameters(source);
        return listForms(word).flatMap(({ form, path }) => {
          const at = { file, path: [locale, group, key, ...path] };
          return [
            ...findUnknown(form, known, at),
            ...findMissing(
              form,
              isPlural(word) ? known.filter((name) => name !== 'count') : known,
              {
                name: `${group}.${key}`,
                at,
              },
            ),
          ];
        });
      }),
    ),
  );
}

type At = { file: LocatableFile; path: string[] };

function isPlural(word: Message): boolean {
  return typeof word !== 'string';
}

function listForms(word: Message): { form: string; path: string[] }[] {
  if (typeof word === 'string') return [{ form: word, path: [] }];
  return Object.entries(word).map(([category, form]) => ({ form, path: [category] }));
}

function findUnknown(form: string, known: string[], at: At): Problem[] {
  return listParameters(form)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const free = known.filter((other) => !form.includes(`{${other}}`));
      const suggestion = getSpellingSuggestion(name, free.length > 0 ? free : known);
      const correction = getCertainCorrection(name, free);
      const place = { ...at, part: { text: `{${name}}`, occurrence: 0 } };
      return report('word-parameter-unknown', {
        message: `\`{${name}}\` is not a parameter of this word.`,
        hint: suggestion
          ? `did you mean "{${suggestion}}"?`
          : known.length > 0
            ? `its parameters: ${known.map((other) => `{${other}}`).join(', ')}`
            : 'this word has no parameters: remove the braces',
        at: place,
        ...(correction && { fix: [{ at: place, text: `{${correction}}` }] }),
      });
    });
}

function findMissing(
  form: string,
  known: string[],
  { name, at }: { name: string; at: At },
): Problem[] {
  const found = listParameters(form);
  const missing = known.filter((parameter) => !found.includes(parameter));
  // An unknown parameter is often a missing one, misspelt.
  if (missing.length === 0 || found.some((parameter) => !known.includes(parameter))) return [];
  const list = missing.map((parameter) => `{${parameter}}`).join(', ');
  return [
    report('word-parameter-missing', {
      message: `\`${name}\` lacks ${list}, so visitors do not read that value.`,
      hint: `write ${list} where the value belongs`,
      at,
    }),
  ];
}
