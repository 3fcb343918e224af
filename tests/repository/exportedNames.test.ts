import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFolders } from '../../code/sourceFolders.mjs';

/** The names that many files export, because code finds these files by glob or runs them by name. */
const contracts = [
  'checkFiles',
  'checkForm',
  'checkPage',
  'checkRendered',
  'checkSite',
  'command',
  'extension',
  'main',
  'renderedFacts',
  'paths',
  'writer',
  'readCollection',
  'reader',
  'renderBody',
  'reportFormat',
  'rules',
  'scripts',
  'siteFiles',
  'sources',
  'tags',
  'whenIdle',
];

/**
 * Section types share names such as `schema`, components of styles are named within their folder, and
 * Vike names the exports of `+` files.
 */
const ownNames =
  /^(?:features\/[^/]+\/)?sections\/(?!_shared\/)|(?:^|[/.])style\.ts$|\/\+[^/]*$|\.(?:test|generated)\.tsx?$/;

function listModules(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.startsWith('prebuilt'))
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path))
    .map((path) => join(folder, path))
    .filter((path) => !ownNames.test(path));
}

/** Lists the names that a module declares and exports, but the contribution of a feature, which has the name of its file. */
function listNames(path: string): string[] {
  const declarations =
    /^export (?:default )?(?:async )?(?:function\*?|const|class|interface|type) ([\w$]+)/gm;
  const names = [...readFileSync(path, 'utf8').matchAll(declarations)].map(([, name = '']) => name);
  const isContribution = (name: string) =>
    /^features\/[^/]+\/[^/]+$/.test(path) && basename(path).startsWith(`${name}.`);
  return names.filter((name) => !contracts.includes(name) && !isContribution(name));
}

test('no two modules export one name for two meanings', () => {
  const modules = new Map<string, string[]>();
  for (const path of sourceFolders.flatMap(listModules))
    for (const name of new Set(listNames(path)))
      modules.set(name, [...(modules.get(name) ?? []), path]);
  const twice = Object.fromEntries([...modules].filter(([, paths]) => paths.length > 1));
  const hint = 'Rename the later one, so that a reader who searches for a name finds one meaning.';
  expect(twice, hint).toEqual({});
});
