import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFile } from '../../base/files/isFile.ts';
import { listNames } from '../../base/files/listNames.ts';

/** A package of `site.sections`, as it is installed. */
interface SectionPackage {
  /** Absolute path of the package; undefined if it is not installed. */
  folder: string | undefined;
  /** Names of the folders in its sections/. */
  types: string[];
  /** Names of the files in its styles/. */
  styles: string[];
}

/** Finds a package with section types the way Node does: in node_modules of the site, or above it. */
export function findSectionPackage(root: string, name: string): SectionPackage {
  for (let parent = root; ; parent = dirname(parent)) {
    const folder = join(parent, 'node_modules', name);
    if (isFile(join(folder, 'package.json')))
      return { folder, types: listTypes(folder), styles: listStyles(folder) };
    if (parent === dirname(parent)) return { folder: undefined, types: [], styles: [] };
  }
}

function listTypes(folder: string): string[] {
  try {
    return readdirSync(join(folder, 'sections'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name))
      .map(({ name }) => name)
      .sort();
  } catch {
    return [];
  }
}

function listStyles(folder: string): string[] {
  return listNames(join(folder, 'styles'))
    .flatMap((name) => /^([a-z][a-z0-9-]*)\.yaml$/.exec(name)?.[1] ?? [])
    .sort();
}
