import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/**
 * Vite plugin that imports each name from the module that declares it, where code imports the name
 * from the door of a room (`schema/index.ts`), or of islands. A door exports many modules; an importer
 * loads only what it uses, in bundles as in `dev` and in tests.
 *
 * @returns {import('vite').Plugin}
 */
export function doors() {
  /** @type {Map<string, Map<string, { module: string, name: string }>>} path → names of the door */
  const known = new Map();
  return {
    name: 'blockwright:doors',
    enforce: 'pre',
    watchChange: () => known.clear(),
    transform: {
      filter: { code: /\/(?:index|island|vocabulary)\.ts'/ },
      handler(code, id) {
        const folder = dirname(id.split('?')[0]);
        const find = (specifier) => readDoor(join(folder, specifier), known);
        const changed = code
          .replace(staticImport, (all, keyword, type, names, specifier) => {
            const door = find(specifier);
            if (!door) return all;
            const values = type ? [] : listNames(names).filter(({ isType }) => !isType);
            const statements = group(values, door, specifier).map(([module, parts]) =>
              parts[0].startsWith('* as ')
                ? `${keyword} ${parts[0]} from '${module}';`
                : `${keyword} { ${parts.join(', ')} } from '${module}';`,
            );
            // Lines stay where they are.
            return statements.join(' ') + all.replace(/[^\n]/g, '');
          })
          .replace(dynamicImport, (all, names, specifier) => {
            const door = find(specifier);
            if (!door) return all;
            const statements = group(listNames(names, ':'), door, specifier, ': ').map(
              ([module, parts]) =>
                parts[0].startsWith('*: ')
                  ? `${parts[0].slice(3)} = await import('${module}')`
                  : `{ ${parts.join(', ')} } = await import('${module}')`,
            );
            return statements.join(', ') + all.replace(/[^\n]/g, '');
          });
        return changed === code ? null : { code: changed, map: null };
      },
    },
  };
}

const staticImport =
  /^(import|export) (type )?\{([^}]*)\} from '(\.[^']*\/(?:index|island|vocabulary)\.ts)';/gm;
const dynamicImport =
  /\{([^{}]*)\} = await import\(\s*'(\.[^']*\/(?:index|island|vocabulary)\.ts)',?\s*\)/g;

/** Reads the names of a door; undefined for a module that declares names itself. */
function readDoor(path, known) {
  if (!known.has(path)) {
    const code = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const names = new Map();
    for (const [, list, module] of code.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']*)';/gm))
      for (const { imported, local } of listNames(list))
        names.set(local, { module, name: imported });
    for (const [, name, module] of code.matchAll(/^export \* as (\w+) from '([^']*)';/gm))
      names.set(name, { module, name: '*' });
    known.set(path, names.size > 0 ? names : undefined);
  }
  return known.get(path);
}

/** Lists the names between braces, such as `a, type B, c as d`. */
function listNames(list, separator = ' as ') {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const isType = part.startsWith('type ');
      const [imported = '', local = imported] = part
        .replace(/^type /, '')
        .split(separator)
        .map((name) => name.trim());
      return { imported, local, isType };
    });
}

/** Groups names by the modules that declare them. */
function group(names, door, specifier, separator = ' as ') {
  const modules = new Map();
  for (const { imported, local } of names) {
    const source = door.get(imported);
    if (!source) throw new Error(`${specifier} exports no ${imported}.`);
    const module = relativeTo(specifier, source.module);
    const part = source.name === local ? local : `${source.name}${separator}${local}`;
    modules.set(module, [...(modules.get(module) ?? []), part]);
  }
  return [...modules];
}

function relativeTo(specifier, module) {
  const path = posix.join(posix.dirname(specifier), module);
  return path.startsWith('.') ? path : `./${path}`;
}
