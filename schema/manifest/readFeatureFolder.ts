import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listNames } from '../../base/files/listNames.ts';

/** What a package adds to a site. */
export interface FeatureFolder {
  /** Absolute path of the folder. */
  folder: string;
  /** Names of the folders in its sections/. */
  types: string[];
  /** Names of the files in its styles/. */
  styles: string[];
  /** Paths of its modules below the folder, such as `keys.ts` and `rules/loud.ts`. */
  modules: string[];
}

/** Lists what the folder of a package adds to a site. */
export function readFeatureFolder(folder: string): FeatureFolder {
  return {
    folder,
    types: listTypes(folder),
    styles: listStyles(folder),
    modules: listModules(folder),
  };
}

function listModules(folder: string): string[] {
  const below = ['rules', 'commands'].flatMap((name) =>
    listNames(join(folder, name)).map((file) => `${name}/${file}`),
  );
  const found = [...listNames(folder), ...below].filter((path) => featureModule.test(path)).sort();
  // Compiled beside its source.
  return found.filter(
    (path) => !path.endsWith('.js') || !found.includes(path.replace(/js$/, 'ts')),
  );
}

/** The modules of a feature that the core loads: TypeScript, or JavaScript that it was compiled to. */
const featureModule =
  /^(?:(?:checkCode|facts|head|idle|keys|middleware|siteFiles)|(?:commands|rules)\/[a-z][\w-]*)\.[jt]s$/;

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
