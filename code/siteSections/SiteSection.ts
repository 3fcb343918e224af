import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { OutsideSiteError } from '../../base/errors/OutsideSiteError.ts';
import { listTree } from '../../base/files/listTree.ts';
import { resolveSiteFile } from '../../base/files/resolveSiteFile.ts';
import { findFeaturePackages } from '../../schema/index.ts';

/** A section type of the site itself: a folder in the site's sections/, or in a package. */
export interface SiteSection {
  type: string;
  /** Absolute path of its folder. */
  folder: string;
  /** Path of its folder below the site, with `/`. */
  path: string;
  /** Whether it takes the place of a built-in type (`replaces:` in its section.yaml). */
  isReplacement: boolean;
  /** Path below the site of a file or folder of it that a link leads out of the site. */
  linkOut: string | undefined;
}

/**
 * Lists the section types of a site and of its packages. In the engine's own
 * repository, sections/ contains the engine's types, and sections/_site/ the reference site's.
 */
export function findOwnSections(root: string, packageRoot: string): SiteSection[] {
  const folder = join(root, 'sections', root === packageRoot ? '_site' : '');
  const types = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const own = types
    .filter((entry) => !entry.isFile() && /^[a-z]/.test(entry.name))
    .map(({ name }) => readSection(root, folder, name));
  const ofPackages = findFeaturePackages(root).flatMap(({ folder, types }) =>
    types.map((type) => readSection(root, join(folder, 'sections'), type)),
  );
  return [...own, ...ofPackages].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function readSection(root: string, parent: string, name: string): SiteSection {
  const file = join(parent, name);
  const path = relative(root, file).split(sep).join('/');
  const isPackage = file.includes(`${sep}node_modules${sep}`);
  const isLink = lstatSync(file).isSymbolicLink();
  const linkOut = isPackage ? undefined : findLinkOut(root, path);
  const replaced = linkOut === undefined ? readReplacedType(join(file, 'section.yaml')) : undefined;
  return {
    type: replaced ?? name,
    // A package or a folder may be a link, and the bundler reports files by their real paths.
    folder: isPackage || isLink ? realpathSync(file) : file,
    path,
    isReplacement: replaced !== undefined,
    linkOut,
  };
}

function findLinkOut(root: string, path: string): string | undefined {
  if (leadsOut(root, path)) return path;
  return listTree(join(root, path))
    .filter(({ entry }) => entry.isSymbolicLink())
    .map((link) => `${path}/${link.path}`)
    .find((link) => leadsOut(root, link));
}

function leadsOut(root: string, path: string): boolean {
  try {
    resolveSiteFile(root, path);
    return false;
  } catch (error) {
    return error instanceof OutsideSiteError;
  }
}

/** Returns the names of the files of a section that contain code. */
export function listSectionFiles({ folder }: SiteSection): string[] {
  return listTree(folder)
    .filter(({ entry }) => !entry.isDirectory())
    .map(({ path }) => path)
    .filter((name) => /\.(tsx?|css|yaml|svg|json)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .sort();
}

/** Returns the names of the files in the folder `examples` of a section type, in order. */
export function listPresetFiles(folder: string): string[] {
  const examples = join(folder, 'examples');
  if (!existsSync(examples)) return [];
  return readdirSync(examples)
    .filter((name) => name.endsWith('.yaml'))
    .sort();
}

/** Hashes the code of some sections; empty without any. */
export function hashOwnSections(sections: readonly SiteSection[], packageRoot: string): string {
  if (sections.length === 0) return '';
  const hash = createHash('sha256').update(packageRoot);
  for (const section of sections)
    for (const name of section.linkOut === undefined ? listSectionFiles(section) : [])
      hash
        .update(`${section.path}/${name}\0`)
        .update(readFileSync(join(section.folder, name)))
        .update('\0');
  return hash.digest('hex');
}

/** Reads the one key of section.yaml without a parser, because every command does this first. */
function readReplacedType(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  return /^replaces:\s*["']?([a-z][a-z0-9-]*)["']?\s*(?:#.*)?$/m.exec(
    readFileSync(file, 'utf8'),
  )?.[1];
}
