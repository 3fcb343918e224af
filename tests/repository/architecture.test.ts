import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { sectionFolders } from '../../renderer/sections/sectionFolders.ts';
import { type ImportGraph, importCycles, siblingFolders } from './importCycles.ts';
import { readDoor, readImports } from './readImports.ts';

/** The rooms of the core: each may import the ones before. */
const core = [
  'base',
  'schema',
  'sections',
  'renderer',
  'code',
  'pipeline',
  'server',
  'cli',
] as const;

/** Returns a room of the core and the rooms that it may import. */
function upTo(room: (typeof core)[number]): string[] {
  return core.slice(0, core.indexOf(room) + 1);
}

/** The top-level folders that each folder may import, and what to do about a violation. */
const layers: Record<string, { may: string[]; hint: string }> = {
  base: {
    may: upTo('base'),
    hint: 'base/ is the lowest room, which all others may import: pass in what it needs.',
  },
  schema: {
    may: upTo('schema'),
    hint: 'schema/ is the contract that all rooms above import: pass in what it needs as an argument.',
  },
  sections: {
    may: upTo('sections'),
    hint: 'A section gets what it needs through its props and usePage().',
  },
  renderer: {
    may: [...upTo('renderer'), 'code'],
    hint: 'The renderer renders pages; the pipeline, servers, editor and commands are above it.',
  },
  code: {
    may: upTo('code'),
    hint: 'code/ bundles the code of the product and of a site: what uses the bundles is above it.',
  },
  pipeline: {
    may: upTo('pipeline'),
    hint: 'The pipeline builds sites; servers, editor and commands are above it.',
  },
  server: {
    may: upTo('server'),
    hint: 'Servers know neither the editor nor the command line.',
  },
  editor: {
    may: [...upTo('cli'), 'editor', 'features/_shared'],
    hint: 'The editor uses the core; the core finds it by glob and knows nothing of it.',
  },
  cli: {
    may: ['base', 'schema', 'renderer', 'code', 'pipeline', 'server', 'cli', 'create'],
    hint: 'A command calls the rooms below; code that renders, serves or edits belongs there.',
  },
  features: {
    may: [...upTo('cli'), 'features'],
    hint: 'A feature uses the core; the core finds it by glob and knows nothing of it.',
  },
  tools: {
    may: [...upTo('pipeline'), 'cli', 'tools', 'tests'],
    hint: 'Tools write files of this repository; code that a site needs belongs to a room below.',
  },
  functions: {
    may: [...upTo('cli'), 'features/_shared', 'functions', 'supabase'],
    hint: 'The back end uses the core; the core finds it by glob and knows nothing of it.',
  },
};

const sources = Object.keys(layers).flatMap((folder) => walk(folder));
const graph = importGraph();

test.each(Object.keys(layers))('%s/ imports only the folders it may import', (layer) => {
  const { may, hint } = layers[layer] ?? { may: [], hint: '' };
  const broken = listImports(layer).filter(
    ({ target }) => !may.some((folder) => target === folder || target.startsWith(`${folder}/`)),
  );
  expect(broken, hint).toEqual([]);
});

test('the renderer imports nothing but types of code/', () => {
  const broken = sources
    .filter((file) => file.startsWith('renderer/') && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      readImports(file).flatMap(({ target, isType }) =>
        target.startsWith('code/') && !isType ? `${file} → ${target}` : [],
      ),
    );
  expect(broken, 'Pass in what the bundles provide: code/ is above the renderer.').toEqual([]);
});

test('a section imports no other section', () => {
  const broken = listImports('sections').filter(({ file, target }) => {
    const [, own] = file.split('/');
    const [top, other] = target.split('/');
    return top === 'sections' && own !== other && other !== '_shared';
  });
  expect(broken, 'Move what two sections share to sections/_shared/.').toEqual([]);
});

test('sections/_shared/ imports no section', () => {
  const broken = listImports('sections/_shared').filter(
    ({ target }) => target.startsWith('sections/') && !target.startsWith('sections/_shared'),
  );
  expect(broken, 'Shared code must not depend on a section that uses it.').toEqual([]);
});

test('a feature imports no other feature', () => {
  const broken = listImports('features').filter(({ file, target }) => {
    const [, own] = file.split('/');
    const [top, other] = target.split('/');
    return top === 'features' && own !== other && other !== '_shared';
  });
  expect(broken, 'Features meet through what they contribute to the core.').toEqual([]);
});

test('a room of features/_shared/ is imported through its door', () => {
  const broken = Object.keys(layers)
    .flatMap(listImports)
    .filter(({ file, target }) => {
      const [room] = /^features\/_shared\/[^/]+/.exec(target) ?? [];
      return room && !file.startsWith(`${room}/`) && target !== `${room}/index.ts`;
    });
  expect(broken, 'Import index.ts of the room, and add the name there if it is missing.').toEqual(
    [],
  );
});

test.each(
  readdirSync('features', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name),
)('features/%s has a README.md that says what it adds', (name) => {
  expect(readdirSync(join('features', name))).toContain('README.md');
});

test('the engine does not name the reference site', () => {
  const { site } = parse(readFileSync('pages.yaml', 'utf8'));
  const name = new RegExp(`${site.name}|${new URL(site.url).hostname}`, 'i');
  const named = sources
    .filter(
      (file) =>
        !/^(functions\/(search-virtual-latinos|send-applicant-email)|sections\/_site)\//.test(file),
    )
    .filter((file) => name.test(readFileSync(file, 'utf8')));
  expect(named, 'Take what differs between sites from the manifest.').toEqual([]);
});

test('the renderer names no section type', () => {
  const types = Object.keys(sectionFolders);
  const named = sources
    .filter((file) => file.startsWith('renderer/') && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/type\s*===?\s*['"]([a-z-]+)['"]/g)]
        .map((match) => match[1] ?? '')
        .filter((type) => types.includes(type))
        .map((type) => `${file}: ${type}`),
    );
  expect(named, 'Put code for a section type into a file of its folder.').toEqual([]);
});

test.each(Object.values(sectionFolders))('%s has schema, view and examples', (folder) => {
  const files = readdirSync(folder);
  expect(files, 'Add the missing file: a section type is one self-contained folder.').toEqual(
    expect.arrayContaining(['schema.ts', 'view.tsx', 'examples']),
  );
});

test('no promise is discarded with void', () => {
  const thrown = /(?:^|[{;)]|=>|\breturn|\belse)\s*void\s+(?:[\w$.]+\(|\(async\b)/m;
  const broken = sources.filter((file) => thrown.test(readFileSync(file, 'utf8')));
  expect(
    broken,
    'An unhandled rejection ends the process: await the promise or add a catch().',
  ).toEqual([]);
});

test('deployed functions import only base/, functions/ and features/_shared/', () => {
  const broken = listImports('functions').filter(
    ({ file, target }) =>
      !/^(functions|base|features\/_shared)\//.test(target) &&
      !/^functions\/((?:_local|commands)\/|[^/]+$)/.test(file),
  );
  expect(broken, 'Deployed code gets what it needs of the site through DeployedSite.').toEqual([]);
});

test('no import cycle between files', () => {
  const hint = 'Move the shared code to a file of its own, or pass it in as an argument.';
  expect(importCycles(graph), hint).toEqual([]);
});

// The rules of a phase are below its code, which reports them: `schema/rules/yaml/` below `schema/yaml/`.
test.each(foldersWithFolders())('no import cycle between the folders of %s/', (parent) => {
  const hint = 'Order the folders: the lower one must not import the upper one.';
  expect(importCycles(siblingFolders(graph, parent, ['schema/rules'])), hint).toEqual([]);
});

function listImports(folder: string): { file: string; target: string }[] {
  return sources
    .filter((file) => file.startsWith(`${folder}/`) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => readImports(file).map(({ target }) => ({ file, target })));
}

function walk(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
    .map((entry) => posix.join(entry.parentPath, entry.name));
}

/** Maps each engine file to the engine files that it imports; a door leads to what is behind it. */
function importGraph(): ImportGraph {
  const graph = new Map<string, Set<string>>();
  for (const file of sources.filter((path) => !/\.test\.tsx?$/.test(path) && !isDoor(path))) {
    const targets = new Set<string>();
    for (const { target, names } of readImports(file)) {
      const door = isDoor(target) ? readDoor(target) : undefined;
      for (const name of names) targets.add(door?.get(name) ?? target);
      if (names.length === 0) targets.add(target);
    }
    graph.set(file, targets);
  }
  return graph;
}

/** Whether a module only passes on the names of a room. */
function isDoor(path: string): boolean {
  return /^(?:[a-z]+|features\/_shared\/\w+)\/index\.ts$|^schema\/vocabulary\.ts$/.test(path);
}

/** Lists the engine folders whose subfolders contain source files, top-level folders first. */
function foldersWithFolders(): string[] {
  const folders = sources.map((file) => dirname(dirname(file)));
  return [...new Set(folders)].filter((folder) => folder !== '.').sort();
}
