import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One edit that was made. */
export interface Edit {
  /** The file, from the site's folder. */
  file: string;
  /** The new text, which the pages concerned show. */
  text: string;
  /** The file as it was and as it is. */
  before: string;
  after: string;
}

/**
 * Changes one visible text of one page of the manifest (the first of its `keys`, the headline by
 * default) to one that holds `word`. `key` is the page's key in `pages:`.
 *
 * @throws Error if there is no such page.
 */
export async function editPage(
  root: string,
  key: string,
  word: string,
  keys = ['headline'],
): Promise<Edit> {
  for (const file of await manifests(root)) {
    const text = await readFile(join(root, file), 'utf8');
    const start = text.search(new RegExp(`^ {2}"?${escaped(key)}"?:$`, 'm'));
    if (start >= 0) return change(root, file, text, start, keys, word);
  }
  throw new Error(`there is no page ${key} in ${root}`);
}

/**
 * Changes the column `motto` of a row of data/, which its pages show, to a text that holds `word`.
 *
 * @throws Error if there is no such row.
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
  if (start < 0) throw new Error(`there is no row ${key} in ${file}`);
  return change(root, file, text, start, ['motto'], word);
}

/** Takes an edit back. */
export async function undo(root: string, edit: Edit): Promise<void> {
  await writeFile(join(root, edit.file), edit.before);
}

/** Removes a page of the manifest, and nothing that leads to it. */
export async function removePage(root: string, key: string): Promise<Edit> {
  for (const file of await manifests(root)) {
    const before = await readFile(join(root, file), 'utf8');
    const start = before.search(new RegExp(`^ {2}"?${escaped(key)}"?:$`, 'm'));
    if (start < 0) continue;
    const next = before.slice(start + 1).search(/^ {2}\S/m);
    const end = next < 0 ? before.length : start + 1 + next;
    const after = before.slice(0, start) + before.slice(end);
    await writeFile(join(root, file), after);
    return { file, text: '', before, after };
  }
  throw new Error(`there is no page ${key} in ${root}`);
}

async function change(
  root: string,
  file: string,
  before: string,
  start: number,
  keys: readonly string[],
  word: string,
): Promise<Edit> {
  const pattern = new RegExp(`^( +(?:- )?(?:${keys.join('|')}): ).*$`, 'm');
  const found = pattern.exec(before.slice(start));
  if (!found) throw new Error(`${file} has none of ${keys} to change`);
  const text = `Now with ${word} in it`;
  const at = start + found.index;
  const after = `${before.slice(0, at)}${found[1]}${text}${before.slice(at + found[0].length)}`;
  await writeFile(join(root, file), after);
  return { file, text, before, after };
}

async function manifests(root: string): Promise<string[]> {
  const more = await readdir(join(root, 'pages')).catch(() => []);
  return ['pages.yaml', ...more.sort().map((name) => `pages/${name}`)];
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
