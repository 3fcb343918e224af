import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { createLanguageSchema } from './createLanguageSchema.mjs';

/**
 * Writes the modules of the words from the files `words/<language>.yaml` of schema/messages/ and of
 * features, unless they are up to date: a module for each English group, so that browsers load only the
 * groups that they show; a JSON file with the other languages; the JSON Schema of a language for editors.
 * Plain JavaScript, because the sources cannot be compiled without these modules.
 *
 * @param {string} packageRoot absolute path of the package
 * @throws Error with file and line when a file cannot be read
 */
export async function ensureWords(packageRoot) {
  const sources = listLanguageFiles(packageRoot).map((path) => ({
    path,
    text: readFileSync(join(packageRoot, path), 'utf8'),
  }));
  const header = `// Written by code/words/ensureWords.mjs: ${createDigest(sources)}\n`;
  const folder = join(packageRoot, 'schema/messages');
  const index = join(folder, 'english.generated.ts');
  if (existsSync(index) && readFileSync(index, 'utf8').startsWith(header)) return;
  // A lazy import: mostly, all files are up to date.
  const { readLanguages } = await import('./readLanguages.mjs');
  const { en = {}, ...others } = readLanguages(sources);
  const english = Object.entries(en);
  for (const [group, { comment, words }] of english)
    write(join(folder, `english/${group}.generated.ts`), renderGroup(group, comment, words));
  removeOtherFiles(join(folder, 'english'), Object.keys(en));
  const groups = english.map(([group]) => `  ${group}: english.${group},\n`).join('');
  write(
    join(folder, 'wordGroups.generated.ts'),
    `import * as english from './english.ts';\n\nexport const wordGroups = {\n${groups}};\n`,
  );
  const translations = mapValues(others, listTexts);
  write(join(folder, 'translations.generated.json'), `${JSON.stringify(translations)}\n`);
  const schema = `${JSON.stringify(createLanguageSchema(listTexts(en)), null, 2)}\n`;
  write(join(folder, 'words/words.schema.generated.json'), schema);
  const exports = english.map(([group]) => `export * from './english/${group}.generated.ts';\n`);
  // Last, because the digest in it stands for all files.
  write(index, header + exports.join(''));
}

/** Lists the files of all languages, below the package, by folder and language. */
function listLanguageFiles(packageRoot) {
  const features = join(packageRoot, 'features');
  const folders = existsSync(features)
    ? readdirSync(features).map((name) => `features/${name}/words`)
    : [];
  return ['schema/messages/words', ...folders.sort()].flatMap((folder) =>
    existsSync(join(packageRoot, folder))
      ? readdirSync(join(packageRoot, folder))
          .filter((file) => file.endsWith('.yaml'))
          .sort()
          .map((file) => `${folder}/${file}`)
      : [],
  );
}

function createDigest(sources) {
  const content = JSON.stringify([version, sources]);
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** Increase it when the same words give other modules. */
const version = 2;

/** Returns group → key → text. */
function listTexts(groups) {
  return mapValues(groups, ({ words }) => mapValues(words, ({ text }) => text));
}

function renderGroup(group, comment, words) {
  const entries = Object.entries(words).map(
    ([key, { comment, text }]) =>
      `${renderComment(comment, '  ')}  ${key}: ${JSON.stringify(text)},\n`,
  );
  return `${renderComment(comment, '')}export const ${group} = {\n${entries.join('')}} as const;\n`;
}

function renderComment(comment, indent) {
  // A comment above an empty line is about the whole file.
  const lines = comment?.split('\n\n').at(-1).trim().split(/\n\s*/);
  return lines ? `${indent}/** ${lines.join(' ')} */\n` : '';
}

function mapValues(values, convert) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, convert(value)]));
}

/** Removes the modules of groups that no longer exist. The others stay, because another process may read them. */
function removeOtherFiles(folder, groups) {
  for (const file of readdirSync(folder))
    if (!groups.includes(file.split('.')[0])) rmSync(join(folder, file), { force: true });
}

/** Writes a file whole, because another process may read it. Leaves a file alone that is up to date. */
function write(file, content) {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}
