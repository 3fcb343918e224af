import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An edit of a file. */
export interface Edit {
  /** Path below the site's folder. */
  file: string;
  /** The new text, which the affected pages show. */
  text: string;
  /** The content of the file. */
  before: string;
  after: string;
}

/**
 * Changes the headline of a page in the manifest to a text that contains `word`.
 *
 * @param key of the page in `pages:`
 * @throws Error for an unknown page
 */
export async function editPage(root: string, key: string, word: string): Promise<Edit> {
  return save(root, await pageEdit(root, key, word));
}

/** Returns the edit of `editPage` without saving it. */
export async function pageEdit(root: string, key: string, word: string): Promise<Edit> {
  const { file, text, start } = await findPage(root, key);
  return change(file, text, start, 'headline', word);
}

/** Saves an edit. */
export async function save(root: string, edit: Edit): Promise<Edit> {
  await writeFile(join(root, edit.file), edit.after);
  return edit;
}

/**
 * Changes the column `motto` of a row, which its pages show, to a text that contains `word`.
 *
 * @throws Error for an unknown row
 */
export async function editRow(
  root: string,
  collection: string,
  key: string,
  word: string,
): Promise<Edit> {
  const file = `data/${collection}.yaml`;
  const text = await readFile(join(root, file), 'utf8');
  const start = text.search(new RegExp(`^${escaped(key)}:$`, 'm'));
  if (start < 0) throw new Error(`${file} has no row ${key}`);
  return save(root, change(file, text, start, 'motto', word));
}

/**
 * Points the first link below the headline of a page to a page that does not exist.
 *
 * @returns the edit, and the line of the link
 */
export async function breakLink(
  root: string,
  key: string,
  word: string,
): Promise<{ edit: Edit; line: number }> {
  const { file, text: before, start } = await findPage(root, key);
  const found = /^ +to: (\/[\w-]+)$/m.exec(before.slice(start));
  if (!found) throw new Error(`${file} has no link to break`);
  const at = start + found.index + found[0].length;
  const after = `${before.slice(0, at)}-${word}${before.slice(at)}`;
  const edit = await save(root, { file, text: word, before, after });
  return { edit, line: before.slice(0, at).split('\n').length };
}

/** Reverts an edit. */
export async function undo(root: string, edit: Edit): Promise<void> {
  await writeFile(join(root, edit.file), edit.before);
}

/** Removes a page from the manifest, but not the links to it. */
export async function removePage(root: string, key: string): Promise<Edit> {
  const { file, text: before, start } = await findPage(root, key);
  const next = before.slice(start + 1).search(/^ {2}\S/m);
  const end = next < 0 ? before.length : start + 1 + next;
  return save(root, { file, text: '', before, after: before.slice(0, start) + before.slice(end) });
}

/** Returns the text of an edit. */
export function editedText(word: string): string {
  return `Now with ${word} in it`;
}

async function findPage(
  root: string,
  key: string,
): Promise<{ file: string; text: string; start: number }> {
  for (const file of await manifests(root)) {
    const text = await readFile(join(root, file), 'utf8');
    const start = text.search(new RegExp(`^ {2}"?${escaped(key)}"?:$`, 'm'));
    if (start >= 0) return { file, text, start };
  }
  throw new Error(`there is no page ${key} in ${root}`);
}

function change(file: string, before: string, start: number, key: string, word: string): Edit {
  const found = new RegExp(`^( +(?:- )?${key}: ).*$`, 'm').exec(before.slice(start));
  if (!found) throw new Error(`${file} has no ${key} to change`);
  const text = editedText(word);
  const at = start + found.index;
  const after = `${before.slice(0, at)}${found[1]}${text}${before.slice(at + found[0].length)}`;
  return { file, text, before, after };
}

async function manifests(root: string): Promise<string[]> {
  const more = await readdir(join(root, 'pages')).catch(() => []);
  return ['pages.yaml', ...more.sort().map((name) => `pages/${name}`)];
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
