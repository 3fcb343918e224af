import {
  isMap,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import { isMapping } from '../../base/values/isMapping.ts';
import type { WordGroup } from '../../schema/messages/Message.ts';
import { checkCase } from '../diagnostics/checkCase.ts';

/**
 * Reports what is wrong with the file of a language: what `check` would report about these words in
 * words.yaml, and what must hold for a complete language.
 *
 * @param path file `<language>.yaml`, for the messages
 * @param english content of `en.yaml` beside it
 * @returns messages, each with file and line
 */
export async function checkLanguage(
  path: string,
  text: string,
  english: EnglishWords,
): Promise<string[]> {
  const language = /([^/]+)\.yaml$/.exec(path)?.[1] ?? '';
  const lineCounter = new LineCounter();
  const words = toMapping(parseDocument(text, { lineCounter }).contents);
  const problems = words
    ? [...findMissing(words, english), ...findBadTexts(words, english, language)]
    : [];
  return [
    ...(await checkAsWordsOfSite(language, text)),
    ...problems.map(({ at, message }) => ({
      line: lineCounter.linePos(at.range?.[0] ?? 0).line,
      message,
    })),
  ]
    .sort((one, other) => one.line - other.line)
    .map(({ line, message }) => `${path}:${line}: ${message}`);
}

/** Reports unknown keys, wrong types, and parameters that the English word does not have or that are missing. */
async function checkAsWordsOfSite(language: string, text: string) {
  const site = `site: { name: Site, url: https://www.example.com, locale: ${language} }`;
  const diagnostics = await checkCase({
    'pages.yaml': `${site}\npages:\n  /:\n    title: Home\n    sections:\n      - { type: text, text: Text }\n`,
    'words.yaml': `${language}:\n${text.replaceAll(/^(?=.)/gm, '  ')}`,
  });
  return diagnostics
    .filter(({ file }) => file === 'words.yaml')
    .map(({ line, message, hint }) => ({
      line: line - 1,
      message: hint ? `${message} (${hint})` : message,
    }));
}

/** Group → key → word. */
export type EnglishWords = Readonly<Record<string, WordGroup>>;

interface Problem {
  at: Node;
  message: string;
}

type Mapping = YAMLMap<Scalar<string>, Node>;

function toMapping(node: unknown): Mapping | undefined {
  return isMap<Scalar<string>, Node>(node) ? node : undefined;
}

function findMissing(words: Mapping, english: EnglishWords): Problem[] {
  return Object.entries(english).flatMap(([group, source]) => {
    const entries = toMapping(words.get(group, true));
    if (!entries)
      return { at: words, message: `\`${group}\` is missing: translate it from en.yaml.` };
    return Object.entries(source)
      .filter(([key]) => !entries.has(key))
      .map(([key, word]) => ({
        at: findKey(words, group),
        message: `\`${group}.${key}\` is missing: translate “${isMapping(word) ? word.other : word}”.`,
      }));
  });
}

function findKey(words: Mapping, name: string): Node {
  return words.items.find(({ key }) => key.value === name)?.key ?? words;
}

function findBadTexts(words: Mapping, english: EnglishWords, language: string): Problem[] {
  const rules = new Intl.PluralRules(language);
  const categories = new Set([0, 1, 2, 3, 5, 11, 100].map((count) => rules.select(count)));
  return words.items.flatMap(({ key: { value: group }, value: entries }) =>
    (toMapping(entries)?.items ?? []).flatMap(({ key: at, value: word }): Problem[] => {
      if (!word) return [];
      const { value: key } = at;
      const forms = toMapping(word);
      const missing = forms ? [...categories].filter((category) => !forms.has(category)) : [];
      const source = english[group]?.[key];
      const isEnglish =
        language !== 'en' && JSON.stringify(word.toJSON()) === JSON.stringify(source);
      return [
        ...missing.map((category) => ({
          at,
          message: `\`${group}.${key}\` needs the form \`${category}\`, which numbers of this language have.`,
        })),
        ...(isEnglish && !/as in English/.test(word.comment ?? '')
          ? [
              {
                at,
                message: `\`${group}.${key}\` is English: translate it, or write \`# as in English\` after it.`,
              },
            ]
          : []),
        ...(forms ? forms.items.map(({ value }) => value) : [word]).flatMap((form) =>
          isScalar<string>(form) && hasStrayCharacters(form.value)
            ? [{ at: form, message: 'This text has a stray space or brace.' }]
            : [],
        ),
      ];
    }),
  );
}

function hasStrayCharacters(text: string): boolean {
  return text.trim() !== text || /[{}]| {2}/.test(text.replace(/\{\w+\}/g, 'x'));
}
