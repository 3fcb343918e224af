import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classPrefix } from '../styles/classPrefix.ts';
import { shortName } from '../styles/shortName.ts';

/**
 * Finds the styled constants of a site's code and gives each a short class name. The same files give
 * the same names, so every bundle of them agrees. Names begin with a capital letter, unlike all others.
 *
 * @param folders those whose components most pages have come first, because they get the shortest names
 * @returns class name in development, such as `faq-List` → class name in a build
 */
export function findClassNames(folders: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const folder of folders)
    for (const file of listStyleFiles(folder))
      for (const [, constant] of readFileSync(file, 'utf8').matchAll(styledConstant)) {
        const name = `${classPrefix(file)}-${constant}`;
        if (!names.has(name)) names.set(name, shortName(names.size));
      }
  return names;
}

const styledConstant = /^(?:export )?const (\w+) = styled\b/gm;

function listStyleFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /style\.tsx?$/.test(path) && !path.includes('node_modules'))
    .sort()
    .map((path) => join(folder, path));
}
