import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** The package that converts fonts, which sites install. */
export const subsetPackage = { name: 'subset-font', major: '2' };

/** The package of a site, ready to convert with. */
export interface FontSubsetter {
  /** The versions on which the bytes of a converted font depend. */
  versions: string;
  /**
   * Returns the letters of a font as WOFF2. Equal fonts and letters give equal bytes.
   *
   * @throws Error if the font is damaged
   */
  subset(font: Buffer, codes: readonly number[]): Promise<Buffer>;
}

/** Returns the version of the package that a site has installed; undefined without it. */
export function findSubsetVersion(root: string): string | undefined {
  return findPackage(root)?.version;
}

/** Loads the package of a site; undefined without a version that is known. */
export function loadSubsetter(root: string): FontSubsetter | undefined {
  const found = findPackage(root);
  if (found?.version.split('.')[0] !== subsetPackage.major) return undefined;
  const require = createRequire(found.path);
  const subsetFont: SubsetFont = require(found.path);
  return {
    versions: ['harfbuzzjs', 'fontverter'].reduce((text, name) => {
      return `${text} ${name}@${readVersion(require, name)}`;
    }, found.version),
    subset: (font, codes) =>
      subsetFont(font, codes.map((code) => String.fromCodePoint(code)).join(''), {
        targetFormat: 'woff2',
        preserveNameIds: keptNames,
      }),
  };
}

/** What is used of the package, whose types a checkout need not have. */
type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'woff2'; preserveNameIds: readonly number[] },
) => Promise<Buffer>;

/** Trademark, maker, designer, their addresses, licence and its address; copyright and family stay anyway. */
const keptNames = [7, 8, 9, 11, 12, 13, 14];

function findPackage(root: string): { path: string; version: string } | undefined {
  // The package of the site counts, then one beside Blockwright.
  for (const from of [resolve(root, 'package.json'), import.meta.url])
    try {
      const require = createRequire(from);
      return {
        path: require.resolve(subsetPackage.name),
        version: readVersion(require, subsetPackage.name),
      };
    } catch {
      // Not installed here.
    }
  return undefined;
}

function readVersion(require: NodeJS.Require, name: string): string {
  // Packages may hide their package.json.
  for (let folder = dirname(require.resolve(name)); ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    const found = readPackage(file);
    if (found?.name === name) return String(found.version);
    if (folder === dirname(folder)) throw new Error(`${name} has no package.json`);
  }
}

function readPackage(file: string): { name?: unknown; version?: unknown } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
