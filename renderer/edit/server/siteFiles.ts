import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The YAML files of a site that the editor may change, manifest first, with their text. */
export async function readSiteFiles(root: string): Promise<Map<string, string>> {
  const paths = ['pages.yaml'];
  for (const folder of folders) {
    const names = await readdir(join(root, folder)).catch(() => []);
    paths.push(
      ...names
        .filter(isEditable)
        .sort()
        .map((name) => `${folder}/${name}`),
    );
  }
  const texts = await Promise.all(
    paths.map((path) => readFile(join(root, path), 'utf8').catch(() => undefined)),
  );
  return new Map(
    paths.flatMap((path, index) => {
      const text = texts[index];
      return text === undefined ? [] : [[path, text] as const];
    }),
  );
}

/** Whether a path below the site's folder is one of a file that the editor may change. */
export function isEditablePath(path: string): boolean {
  const [name = '', folder = ''] = path.split(/\/(?=[^/]*$)/).reverse();
  return path === 'pages.yaml' || (folders.includes(folder) && isEditable(name));
}

const folders = ['pages', 'data', 'data/forms'];

function isEditable(name: string): boolean {
  return /^[^.].*\.ya?ml$/.test(name) && !/\.schema\.ya?ml$/.test(name);
}
