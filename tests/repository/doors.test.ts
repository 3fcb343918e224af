import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFolders } from '../../code/sourceFolders.mjs';
import { readDoor, readImports } from './readImports.ts';

/**
 * The doors of the core, and how many names may cross each. The goals are 60, 110, 30, 40, 40, 30, 30
 * and 6 names. Lower a limit with the number of names; raise it only for the names that code needs
 * when it leaves the room for a feature.
 */
const doors: Record<string, number> = {
  'schema/index.ts': 145,
  'schema/vocabulary.ts': 110,
  'sections/index.ts': 29,
  'renderer/index.ts': 58,
  'code/index.ts': 31,
  'pipeline/index.ts': 30,
  'server/index.ts': 27,
  'cli/index.ts': 13,
};

/** Scripts of pages, apart from the doors of rooms that run in Node. */
const scripts = /^(?:server\/browser|renderer\/islands)\//;

/** Imported for its effect alone: the order of its imports is the order of rules in a stylesheet. */
const styles = 'sections/sharedStyles.ts';

/** What section types outside of the core import, also the types of features. */
const surfaces = /^sections\/(?:form|island|section|style)\.ts$/;

const rooms = new Set(Object.keys(doors).map(roomOf));
const sources = [...sourceFolders, 'tools'].flatMap(listSources);

test.each(Object.entries(doors))('at most the agreed number of names cross %s', (door, limit) => {
  expect(listNames(door).length).toBeLessThanOrEqual(limit);
});

test.each(Object.keys(doors))('%s only passes names on', (door) => {
  const code = readFileSync(door, 'utf8').replace(/\/\*\*[\s\S]*?\*\/|^\/\/.*$/gm, '');
  const rest = code.replace(/^export (?:type )?(?:\{[^}]*\}|\* as \w+) from '\.[^']*';\n/gm, '');
  expect(rest.trim(), 'A door declares nothing: move the code to a module of the room.').toBe('');
});

test.each(Object.keys(doors))('each name of %s is used outside of its room', (door) => {
  const outside = sources.filter((file) => roomOf(file) !== roomOf(door));
  const used = new Set(
    outside.flatMap((file) =>
      readImports(file).flatMap(({ target, names }) => (target === door ? names : [])),
    ),
  );
  expect([...readDoor(door).keys()].filter((name) => !used.has(name))).toEqual([]);
});

test('rooms meet through their doors', () => {
  const beside = sources.flatMap((file) =>
    readImports(file)
      .filter(({ target }) => rooms.has(roomOf(target)) && roomOf(file) !== roomOf(target))
      .filter(({ target }) => !(target in doors) && target !== styles && !scripts.test(target))
      .filter(({ target }) => !surfaces.test(target))
      .filter(({ target }) => /\.tsx?$/.test(target))
      .map(({ target }) => `${file} → ${target}`),
  );
  expect(beside, 'Import the name from the door of the room (index.ts).').toEqual([]);
});

test('schema/vocabulary.ts loads no module of Node', () => {
  const reached = new Set(['schema/vocabulary.ts']);
  const withNode: string[] = [];
  for (const file of reached) {
    if (/^import (?!type)[^;]*from 'node:/m.test(readFileSync(file, 'utf8'))) withNode.push(file);
    for (const { target, isType } of readImports(file))
      if (!isType && existsSync(target) && /\.tsx?$/.test(target)) reached.add(target);
  }
  expect(withNode).toEqual([]);
});

/** Lists the names of a door. The members of a module that it exports count; words are data. */
function listNames(door: string): string[] {
  const code = readFileSync(door, 'utf8');
  return [...readDoor(door)].flatMap(([name, module]) => {
    const isModule = new RegExp(`\\* as ${name} from`).test(code);
    return isModule && name !== 'english'
      ? listExports(module).map((member) => `${name}.${member}`)
      : name;
  });
}

function listExports(module: string): string[] {
  const declared = readFileSync(module, 'utf8').matchAll(
    /^export (?:async )?(?:function|const|class) (\w+)/gm,
  );
  return [...[...declared].map(([, name = '']) => name), ...readDoor(module).keys()];
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(folder, path))
    .filter((path) => /\.(?:tsx?|mts)$/.test(path) && !/\.test\.tsx?$|\.d\.m?ts$/.test(path))
    .filter((path) => !path.startsWith('sections/_site/'));
}

function roomOf(path: string): string {
  return path.split('/')[0] ?? '';
}
