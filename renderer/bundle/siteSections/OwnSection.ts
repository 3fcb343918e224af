import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { findSectionPackage } from '../../../schema/manifest/findSectionPackage.ts';
import { readSectionPackages } from './readSectionPackages.ts';

/** A section type of the site itself: a folder in the site's sections/, or in a package. */
export interface OwnSection {
  type: string;
  /** Absolute path of its folder. */
  folder: string;
  /** Path of its folder below the site, with `/`. */
  path: string;
  /** Whether it takes the place of a built-in type (`replaces:` in its section.yaml). */
  isReplacement: boolean;
}

/** Lists the section types of a site and of the packages in `site.sections`. The engine's own sections/ are no part of any site. */
export function findOwnSections(root: string, packageRoot: string): OwnSection[] {
  const folder = join(root, 'sections');
  const isEngine = folder === join(packageRoot, 'sections');
  const types = isEngine || !existsSync(folder) ? [] : readdirSync(folder, { withFileTypes: true });
  const own = types
    .filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name))
    .map(({ name }) => readSection(root, folder, name));
  const ofPackages = readSectionPackages(root).flatMap((name) => {
    const found = findSectionPackage(root, name);
    const sections = join(found.folder ?? '', 'sections');
    return found.types.map((type) => readSection(root, sections, type));
  });
  return [...own, ...ofPackages].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function readSection(root: string, parent: string, name: string): OwnSection {
  const path = join(parent, name);
  const replaced = readReplacedType(join(path, 'section.yaml'));
  return {
    type: replaced ?? name,
    // A package may be a link, and the bundler reports files by their real paths.
    folder: path.includes(`${sep}node_modules${sep}`) ? realpathSync(path) : path,
    path: relative(root, path).split(sep).join('/'),
    isReplacement: replaced !== undefined,
  };
}

/** Returns the names of the files of a section that contain code. */
export function listSectionFiles({ folder }: OwnSection): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
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
export function hashOwnSections(sections: readonly OwnSection[], packageRoot: string): string {
  if (sections.length === 0) return '';
  const hash = createHash('sha256').update(packageRoot);
  for (const section of sections)
    for (const name of listSectionFiles(section))
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
