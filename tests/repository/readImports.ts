import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';

/** An import, dynamic or static, or a name that is passed on from another module. */
export interface Import {
  file: string;
  /** Path of the imported module. */
  target: string;
  /** The names as the module exports them; none for a whole module. */
  names: string[];
  /** Whether nothing of the import is left when the code runs. */
  isType: boolean;
}

/** Reads the imports of a file that lead to other files of the repository. */
export function readImports(file: string): Import[] {
  const code = readFileSync(file, 'utf8');
  const toTarget = (specifier: string) => posix.join(dirname(file), specifier);
  return [
    ...[...code.matchAll(staticImport)].map(([, type, list, specifier = '']) => ({
      file,
      target: toTarget(specifier),
      names: splitNames(list ?? ''),
      isType: type !== undefined || (!!list && splitParts(list).every(isTypeName)),
    })),
    ...[...code.matchAll(dynamicImport)].map(([, list, specifier = '']) => ({
      file,
      target: toTarget(specifier),
      names: splitNames(list ?? ''),
      isType: false,
    })),
  ];
}

/** Maps each name of a door to the module that declares it; a name of a whole module, too. */
export function readDoor(door: string): Map<string, string> {
  const code = readFileSync(door, 'utf8');
  const toTarget = (specifier: string) => posix.join(dirname(door), specifier);
  const names = new Map<string, string>();
  for (const [, list = '', specifier = ''] of code.matchAll(passedNames))
    for (const part of splitParts(list))
      names.set(
        part
          .replace(/^type /, '')
          .split(' as ')
          .at(-1) ?? '',
        toTarget(specifier),
      );
  for (const [, name = '', specifier = ''] of code.matchAll(passedModule))
    names.set(name, toTarget(specifier));
  return names;
}

const staticImport =
  /^(?:import|export) (type )?(?:\{([^}]*)\}|\* as \w+|\*|\w+)? ?(?:from )?'(\.[^'?]*)(?:\?\w+)?';/gm;
const dynamicImport = /(?:\{([^{}]*)\} = await )?\bimport\(\s*'(\.[^'?]*)'/g;
const passedNames = /^export (?:type )?\{([^}]*)\} from '(\.[^']*)'/gm;
const passedModule = /^export (?:type )?\* as (\w+) from '(\.[^']*)'/gm;

function splitParts(list: string): string[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function splitNames(list: string): string[] {
  return splitParts(list).map(
    (part) =>
      part
        .replace(/^type /, '')
        .split(/ as |:/)[0]
        ?.trim() ?? '',
  );
}

function isTypeName(part: string): boolean {
  return part.startsWith('type ');
}
