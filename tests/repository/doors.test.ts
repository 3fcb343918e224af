import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFolders } from '../../code/sourceFolders.mjs';

/** The doors of the core, and how many names may cross each. A limit is never raised. */
const doors: Record<string, number> = {
  'schema/index.ts': 60,
  'schema/vocabulary.ts': 110,
  'sections/index.ts': 30,
  'renderer/index.ts': 40,
  'code/index.ts': 40,
  'pipeline/index.ts': 30,
  'server/index.ts': 30,
  'cli/index.ts': 6,
};

/** What a site imports, which has its own rules (docs/own-sections.md). */
const publicDoors = ['sections/section.ts', 'sections/island.ts', 'sections/form.ts'];

const rooms = new Set(Object.keys(doors).map((door) => door.split('/')[0] ?? ''));
const sources = [...sourceFolders, 'tools'].flatMap(listSources);

test.each(Object.entries(doors))('at most the agreed number of names cross %s', (door, limit) => {
  const names = listNames(door);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeLessThanOrEqual(limit);
});

test.each(Object.keys(doors))('%s only passes names on', (door) => {
  const code = readFileSync(door, 'utf8').replace(/\/\*\*[\s\S]*?\*\//g, '');
  const rest = code.replace(/^export (?:type )?(?:\{[^}]*\}|\* as \w+) from '\.[^']*';\n/gm, '');
  expect(rest.trim(), 'A door declares nothing: move the code to a module of the room.').toBe('');
});

test.each(Object.keys(doors))('each name of %s is used outside of its room', (door) => {
  const used = new Set(
    sources
      .filter((file) => !file.startsWith(`${dirname(door)}/`) || publicDoors.includes(file))
      .flatMap((file) => importsOf(file).filter(({ target }) => target === door))
      .flatMap(({ names }) => names),
  );
  const names = listExports(door).map(({ name }) => name);
  expect(names.filter((name) => !used.has(name))).toEqual([]);
});

test('rooms meet through their doors', () => {
  const beside = sources.flatMap((file) =>
    importsOf(file)
      .filter(({ target }) => {
        const room = target.split('/')[0] ?? '';
        return rooms.has(room) && !file.startsWith(`${room}/`) && !(target in doors);
      })
      .filter(({ target }) => !isData(target))
      .map(({ target }) => `${file} → ${target}`),
  );
  expect(beside, 'Import the name from the door of the room (index.ts).').toEqual([]);
});

test('schema/vocabulary.ts loads no module of Node', () => {
  const reached = new Set(['schema/vocabulary.ts']);
  const withNode: string[] = [];
  for (const file of reached) {
    const code = readFileSync(file, 'utf8');
    if (/^import (?!type)[^;]*from 'node:/m.test(code)) withNode.push(file);
    for (const { target, isType } of importsOf(file))
      if (!isType && existsSync(target) && /\.tsx?$/.test(target)) reached.add(target);
  }
  expect(withNode).toEqual([]);
});

/** Lists the names of a door; the members of an exported module count, but words are data. */
function listNames(door: string): string[] {
  return listExports(door).flatMap(({ name, namespace }) => {
    if (!namespace || name === 'english') return name;
    const code = readFileSync(posix.join(dirname(door), namespace), 'utf8');
    const declared = [...code.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)];
    const passed = [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) =>
      splitNames(list),
    );
    return [...declared.map(([, member = '']) => member), ...passed].map(
      (member) => `${name}.${member}`,
    );
  });
}

function listExports(door: string): { name: string; namespace?: string }[] {
  const code = readFileSync(door, 'utf8');
  return [
    ...[...code.matchAll(/^export (?:type )?\{([^}]*)\}/gm)]
      .flatMap(([, list = '']) => splitNames(list))
      .map((name) => ({ name })),
    ...[...code.matchAll(/^export (?:type )?\* as (\w+) from '([^']*)'/gm)].map(
      ([, name = '', namespace = '']) => ({ name, namespace }),
    ),
  ];
}

function splitNames(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map((name) => name.split(' as ').at(-1) ?? name);
}

/** Words and drawings are data that code of several rooms reads. */
function isData(path: string): boolean {
  return /\.(?:json|ya?ml|css|svg|mjs|d\.ts)$/.test(path);
}

/** Lists the imports of a file: the module, and the names that it takes from there. */
function importsOf(file: string): { target: string; names: string[]; isType: boolean }[] {
  const code = readFileSync(file, 'utf8');
  const statements = [...code.matchAll(statement)].map(([, type, list = '', specifier = '']) => ({
    target: posix.join(dirname(file), specifier),
    names: list
      .split(',')
      .map(
        (name) =>
          name
            .trim()
            .replace(/^type /, '')
            .split(/ as |:/)[0]
            ?.trim() ?? '',
      )
      .filter(Boolean),
    isType:
      type !== undefined ||
      (list !== '' && list.split(',').every((name) => /^\s*(?:type |$)/.test(name))),
  }));
  const dynamic = [...code.matchAll(/(?:\{([^{}]*)\} = await )?import\(\s*'(\.[^'?]*)'/g)].map(
    ([, list = '', specifier = '']) => ({
      target: posix.join(dirname(file), specifier),
      names: list
        .split(',')
        .map((name) => name.split(':')[0]?.trim() ?? '')
        .filter(Boolean),
      isType: false,
    }),
  );
  return [...statements, ...dynamic];
}

const statement =
  /^(?:import|export) (type )?(?:\{([^}]*)\}|\* as \w+|\w+)? ?(?:from )?'(\.[^'?]*)';/gm;

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(folder, path))
    .filter((path) => /\.(?:tsx?|mts)$/.test(path) && !/\.test\.tsx?$|\.d\.m?ts$/.test(path))
    .filter((path) => !path.startsWith('sections/_site/'));
}
