import { basename } from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';

/**
 * Reads the words of all languages.
 *
 * @param {{ path: string, text: string }[]} sources files `<language>.yaml`
 * @returns language → group → key → text, and the comments above groups and keys
 * @throws Error with file and line when a file has another structure
 */
export function readLanguages(sources) {
  const languages = {};
  for (const { path, text } of sources) {
    const language = basename(path, '.yaml');
    languages[language] = { ...languages[language], ...readGroups(path, text) };
  }
  return languages;
}

function readGroups(path, text) {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const [error] = document.errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  return readMapping(document.contents, 'groups of words', (group, comment) => ({
    comment,
    words: readMapping(group, 'words', (word, comment) => ({ comment, text: readWord(word) })),
  }));

  function readWord(word) {
    return isMap(word) ? readMapping(word, 'forms', readText) : readText(word);
  }

  function readText(node) {
    if (isScalar(node) && typeof node.value === 'string') return node.value;
    throw createError(node, 'a word is a text: write it between quotes.');
  }

  function readMapping(node, contents, readValue) {
    if (!isMap(node)) throw createError(node, `write a mapping of ${contents}.`);
    const entries = node.items.map(({ key, value }, index) => {
      // The library gives the comment above the first key to the mapping.
      const comment = key.commentBefore ?? (index === 0 ? node.commentBefore : undefined);
      return [key.value, readValue(value ?? key, comment)];
    });
    return Object.fromEntries(entries);
  }

  function createError(node, message) {
    const { line } = lineCounter.linePos(node?.range?.[0] ?? 0);
    return new Error(`${path}:${line}: ${message}`);
  }
}
