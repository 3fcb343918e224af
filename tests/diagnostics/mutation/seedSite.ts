import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A copy of the repository's own site with one page a file, so that a mutation leaves the other
 * files as they are and only its own is parsed again. Returns the folder and its YAML files.
 */
export function seedSite(repository: string): { root: string; files: Map<string, string> } {
  const root = mkdtempSync(join(tmpdir(), 'blockwright-mutation-'));
  const files = new Map<string, string>();
  for (const folder of ['data', 'public', 'functions'])
    cpSync(join(repository, folder), join(root, folder), { recursive: true });
  mkdirSync(join(root, 'pages'));
  const manifests = [
    'pages.yaml',
    ...(existsSync(join(repository, 'pages'))
      ? readdirSync(join(repository, 'pages')).map((name) => `pages/${name}`)
      : []),
  ];
  for (const path of manifests) {
    const [head, pages] = splitPages(readFileSync(join(repository, path), 'utf8'));
    if (path === 'pages.yaml') files.set(path, head);
    for (const page of pages)
      files.set(`pages/${String(files.size).padStart(3, '0')}.yaml`, `pages:\n${page}`);
  }
  for (const folder of ['data', 'data/forms'])
    for (const name of readdirSync(join(root, folder)))
      if (/^[\w-]+\.yaml$/.test(name))
        files.set(`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8'));
  for (const [path, text] of files) writeFileSync(join(root, path), text);
  return { root, files };
}

/** The text before `pages:`, and the text of each page. */
function splitPages(text: string): [head: string, pages: string[]] {
  const start = /^pages:.*\n/m.exec(text);
  if (!start) return [text, []];
  const body = text.slice(start.index + start[0].length);
  const starts = [...body.matchAll(/^ {2}["']?\/.*$/gm)].map((match) => match.index);
  const pages = starts.map((from, index) => body.slice(from, starts[index + 1]));
  return [text.slice(0, start.index), pages];
}
