import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { getTranslations } from '../../schema/messages/getTranslations.ts';
import { checkLanguage } from './checkLanguage.ts';

const files = Object.keys(
  import.meta.glob(['../../schema/messages/words/*.yaml', '../../features/*/words/*.yaml']),
).map((path) => path.replace('../../', ''));

/** Checks a file against the English one in its folder. */
function check(path: string, text = readFileSync(path, 'utf8')): Promise<string[]> {
  return checkLanguage(path, text, parse(readFileSync(join(dirname(path), 'en.yaml'), 'utf8')));
}

test.each(files)('%s is complete', async (path) => {
  expect(await check(path)).toEqual([]);
});

test('each file is a language', () => {
  const languages = new Set(files.map((path) => basename(path, '.yaml')));
  expect(['en', ...Object.keys(getTranslations())].sort()).toEqual([...languages].sort());
});

test('mistakes of a translator are reported at their lines', async () => {
  const path = 'schema/messages/words/de.yaml';
  const lines = readFileSync(path, 'utf8').split('\n');
  const find = (text: string) => lines.findIndex((line) => line.includes(text));
  const change = (text: string, replacement: string | undefined) => {
    const index = find(text);
    expect(index).toBeGreaterThan(0);
    if (replacement === undefined) lines.splice(index, 1);
    else lines[index] = (lines[index] ?? '').replace(text, replacement);
  };
  change('home: Startseite', undefined);
  change('languages: Sprachen', 'languagse: Sprachen');
  change('close: Schließen', 'close: Close');
  change('{sent} von {total}', '{sent} von {totl}');
  change('one: Bitte geben Sie mindestens', undefined);
  change('next: Weiter', 'next: Weiter }');
  const problems = await check(path, lines.join('\n'));
  const at = (text: string) => `${path}:${find(text) + 1}:`;
  expect(problems).toEqual([
    `${at('page:')} \`page.home\` is missing: translate “Home”.`,
    `${at('page:')} \`page.languages\` is missing: translate “Languages”.`,
    `${at('languagse')} Unknown key \`languagse\`. (did you mean "languages"?)`,
    `${at('close: Close')} \`dialog.close\` is English: translate it, or write \`# as in English\` after it.`,
    `${at('Weiter }')} This text has a stray space or brace.`,
    `${at('{totl}')} \`{totl}\` is not a parameter of this word. (did you mean "{total}"?)`,
    `${at('tooShort')} \`fields.tooShort\` needs the form \`one\`, which numbers of this language have.`,
  ]);
});
