import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { type ImportGraph, importCycles, siblingFolders } from './architecture/importCycles.ts';

/** Which top-level folders each may import, and what to do when the rule is broken. */
const layers: Record<string, { may: string[]; hint: string }> = {
  schema: {
    may: ['schema'],
    hint: 'schema/ is the contract: pass what it needs in as an argument.',
  },
  sections: {
    may: ['schema', 'sections'],
    hint: 'A section gets what it needs through its props and usePage().',
  },
  renderer: {
    may: ['schema', 'sections', 'renderer', 'functions/_local'],
    hint: 'Only the local backend may be started from here; functions are deployed on their own.',
  },
  functions: {
    may: ['functions', 'schema', 'supabase'],
    hint: 'Deployed code imports functions/ alone; only generators and _local/ may read schema/.',
  },
};

const sources = Object.keys(layers).flatMap((folder) => walk(folder));

test.each(Object.keys(layers))('%s/ imports only what lies below it', (layer) => {
  const { may, hint } = layers[layer] ?? { may: [], hint: '' };
  const broken = importsOf(layer).filter(
    ({ target }) => !may.some((folder) => target === folder || target.startsWith(`${folder}/`)),
  );
  expect(broken, hint).toEqual([]);
});

test('a section imports no other section', () => {
  const broken = importsOf('sections').filter(({ file, target }) => {
    const [, own] = file.split('/');
    const [top, other] = target.split('/');
    return top === 'sections' && own !== other && other !== '_shared';
  });
  expect(broken, 'Move what two sections share to sections/_shared/.').toEqual([]);
});

test('sections/_shared/ imports no section', () => {
  const broken = importsOf('sections/_shared').filter(
    ({ target }) => target.startsWith('sections/') && !target.startsWith('sections/_shared'),
  );
  expect(broken, 'What is shared must not know who shares it.').toEqual([]);
});

test('the renderer names no section type', () => {
  const types = sectionTypes();
  const named = sources
    .filter((file) => file.startsWith('renderer/') && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/type\s*===?\s*['"]([a-z-]+)['"]/g)]
        .map((match) => match[1] ?? '')
        .filter((type) => types.includes(type))
        .map((type) => `${file}: ${type}`),
    );
  expect(named, 'Let the section type offer what you need in a file of its folder.').toEqual([]);
});

test.each(sectionTypes())('sections/%s has schema, view and example', (type) => {
  const files = readdirSync(join('sections', type));
  expect(files, 'A section type is one folder that is complete in itself.').toEqual(
    expect.arrayContaining(['schema.ts', 'view.tsx', 'example.yaml']),
  );
});

test('no promise is thrown away with void', () => {
  const thrown = /(?:^|[{;)]|=>|\breturn|\belse)\s*void\s+(?:[\w$.]+\(|\(async\b)/m;
  const broken = sources.filter((file) => thrown.test(readFileSync(file, 'utf8')));
  expect(broken, 'Its failure would end the process: await it, or give it a catch().').toEqual([]);
});

test('only functions/_local and generators reach outside functions/', () => {
  const broken = importsOf('functions').filter(
    ({ file, target }) =>
      !target.startsWith('functions') && !/functions\/(_local|generate)/.test(file),
  );
  expect(
    broken,
    'Supabase deploys functions/ alone: generate what it needs into _shared/.',
  ).toEqual([]);
});

test('no import cycle between files', () => {
  const hint = 'Move what both need into a file of its own, or pass it in as an argument.';
  expect(importCycles(importGraph()), hint).toEqual([]);
});

test.each(foldersWithFolders())('no import cycle between the folders of %s/', (parent) => {
  const hint = 'Give the folders an order: the lower one must not know the upper one.';
  expect(importCycles(siblingFolders(importGraph(), parent)), hint).toEqual([]);
});

/** A static import at the start of a line, or a dynamic one anywhere. */
const importLine = /^(?:import|export|\})[^'\n`]*'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm;

function sectionTypes(): string[] {
  return readdirSync('sections', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name);
}

function importsOf(folder: string): { file: string; target: string }[] {
  return sources
    .filter((file) => file.startsWith(`${folder}/`) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(importLine)].map((match) => ({
        file,
        target: posix.join(dirname(file), match[1] ?? match[2] ?? ''),
      })),
    );
}

function walk(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
    .map((entry) => posix.join(entry.parentPath, entry.name));
}

/** Every file of the engine with the files of the engine that it imports. */
function importGraph(): ImportGraph {
  const graph = new Map<string, Set<string>>();
  for (const layer of Object.keys(layers))
    for (const { file, target } of importsOf(layer)) {
      const targets = graph.get(file) ?? new Set();
      graph.set(file, targets.add(target));
    }
  return graph;
}

/** The folders of the engine that hold folders with imports, the rooms first. */
function foldersWithFolders(): string[] {
  const folders = sources.map((file) => dirname(dirname(file)));
  return [...new Set(folders)].filter((folder) => folder !== '.').sort();
}
