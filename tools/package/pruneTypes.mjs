import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

/**
 * Removes the files of types that no entry needs. A door names many modules, so each import from a door
 * becomes an import from the module that declares the name.
 *
 * @param {string} folder the folder with the files of types
 * @param {(path: string) => boolean} isEntry whether the exports of the package lead to a file below it
 */
export async function pruneTypes(folder, isEntry) {
  const paths = (await readdir(folder, { recursive: true })).filter((path) =>
    path.endsWith('.d.ts'),
  );
  const texts = new Map();
  for (const path of paths)
    texts.set(path.replaceAll('\\', '/'), await readFile(join(folder, path), 'utf8'));
  const doors = new Map();
  for (const [path, text] of texts)
    if (/(?:^|\/)(?:index|vocabulary)\.d\.ts$/.test(path)) doors.set(path, readNames(path, text));
  const used = new Set();
  const visit = (path) => {
    if (used.has(path) || !texts.has(path)) return;
    used.add(path);
    const text = passDoors(path, texts.get(path), doors);
    texts.set(path, text);
    for (const [, , specifier] of text.matchAll(relativeImport)) visit(resolve(path, specifier));
  };
  for (const path of texts.keys()) if (isEntry(path)) visit(path);
  for (const [path, text] of texts)
    if (used.has(path)) await writeFile(join(folder, path), text);
    else await rm(join(folder, path));
  await removeEmptyFolders(folder);
}

/** Matches imports of modules of the package: `from './a.ts'`, `import('./a.ts')`. */
const relativeImport = /(from |import\(|import )["'](\.[^"']*)["']/g;

/** Reads where a door takes its names from: name → module and the name there. */
function readNames(path, text) {
  const names = new Map();
  for (const [, list, specifier] of text.matchAll(
    /^export (?:type )?\{([^}]*)\} from ['"]([^'"]+)['"]/gm,
  ))
    for (const part of list.split(',').filter((part) => part.trim())) {
      const [imported, local = imported] = part
        .trim()
        .replace(/^type /, '')
        .split(' as ');
      names.set(local, { module: resolve(path, specifier), imported });
    }
  for (const [, local, specifier] of text.matchAll(/^export \* as (\w+) from ['"]([^'"]+)['"]/gm))
    names.set(local, { module: resolve(path, specifier), imported: '*' });
  return names;
}

function passDoors(path, text, doors) {
  const find = (specifier, name) => doors.get(resolve(path, specifier))?.get(name);
  return text
    .replace(
      /^(import|export) (type )?\{([^}]*)\} from ['"](\.[^'"]*)['"];?$/gm,
      (all, keyword, type, list, specifier) => {
        if (!doors.has(resolve(path, specifier))) return all;
        return list
          .split(',')
          .filter((part) => part.trim())
          .map((part) => {
            const isType = type || part.trim().startsWith('type ');
            const [name, local = name] = part
              .trim()
              .replace(/^type /, '')
              .split(' as ');
            const { module, imported } = find(specifier, name);
            const source = `from '${relate(path, module)}';`;
            const word = isType ? `${keyword} type` : keyword;
            return imported === '*'
              ? `${word} * as ${local} ${source}`
              : `${word} { ${imported === local ? local : `${imported} as ${local}`} } ${source}`;
          })
          .join('\n');
      },
    )
    .replace(/import\(["'](\.[^"']*)["']\)\.(\w+)/g, (all, specifier, name) => {
      const source = find(specifier, name);
      return source ? `import('${relate(path, source.module)}').${source.imported}` : all;
    });
}

/** Returns the file of types of a module. */
function resolve(path, specifier) {
  const module = posix.join(posix.dirname(path), specifier);
  return module.replace(/\.(?:d\.)?tsx?$/, '.d.ts');
}

function relate(path, module) {
  const specifier = posix.relative(posix.dirname(path), module).replace(/\.d\.ts$/, '.ts');
  return specifier.startsWith('.') ? specifier : `./${specifier}`;
}

async function removeEmptyFolders(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await removeEmptyFolders(join(folder, entry.name));
  if (existsSync(folder) && (await readdir(folder)).length === 0)
    await rm(folder, { recursive: true });
}
