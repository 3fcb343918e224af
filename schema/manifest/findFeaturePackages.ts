import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFile } from '../../base/files/isFile.ts';
import { readSiteTextSync } from '../../base/files/readSiteText.ts';
import { isMapping } from '../../base/values/isMapping.ts';
import { type FeatureFolder, readFeatureFolder } from './readFeatureFolder.ts';

/** An installed package that adds something to a site, as a folder of features/ does. */
export interface FeaturePackage extends FeatureFolder {
  name: string;
}

/**
 * Finds the packages that add something to a site: the dependencies in its package.json whose own
 * package.json names a folder, such as `"blockwright": { "feature": "." }`.
 */
export function findFeaturePackages(root: string): FeaturePackage[] {
  return listDependencies(root).flatMap((name): FeaturePackage | FeaturePackage[] => {
    const folder = findPackage(root, name);
    const feature = folder && readFeaturePath(join(folder, 'package.json'));
    if (feature === undefined || folder === undefined) return [];
    return { name, ...readFeatureFolder(join(folder, feature)) };
  });
}

/** Lists the dependencies in the package.json of a site that are not installed. */
export function listMissingPackages(root: string): string[] {
  return listDependencies(root).filter((name) => findPackage(root, name) === undefined);
}

function listDependencies(root: string): string[] {
  let manifest: unknown;
  try {
    manifest = JSON.parse(readSiteTextSync(root, 'package.json'));
  } catch {
    // npm reports a package.json that it cannot read.
    return [];
  }
  if (!isMapping(manifest)) return [];
  const { dependencies, devDependencies } = manifest;
  const names = [dependencies, devDependencies].flatMap((packages) =>
    isMapping(packages) ? Object.keys(packages) : [],
  );
  return [...new Set(names)].filter((name) => packageName.test(name)).sort();
}

/** The name of an npm package, perhaps with a scope. */
const packageName = /^(?:@[a-z0-9-][a-z0-9._-]*\/)?[a-z0-9-][a-z0-9._-]*$/;

/** Finds a package the way Node does: in node_modules of the site, or above it. */
function findPackage(root: string, name: string): string | undefined {
  for (let parent = root; ; parent = dirname(parent)) {
    const folder = join(parent, 'node_modules', name);
    if (isFile(join(folder, 'package.json'))) return folder;
    if (parent === dirname(parent)) return undefined;
  }
}

/** Reads the folder that a package names. Most packages name none, so the text decides before it is parsed. */
function readFeaturePath(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    if (!text.includes('"blockwright"')) return undefined;
    const { blockwright } = JSON.parse(text);
    const feature: unknown = isMapping(blockwright) ? blockwright.feature : undefined;
    return typeof feature === 'string' ? feature : undefined;
  } catch {
    return undefined;
  }
}
