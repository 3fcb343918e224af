import { readFileSync, statSync } from 'node:fs';
import { resolvePublicFile } from '../../base/files/resolvePublicFile.ts';
import { covers, type FontCoverage, readCoverage } from '../_shared/fonts/index.ts';
import { type FontProblem, findFontProblem, forbidsEmbedding } from './inspectFont.ts';
import { listLetters } from './parts/letters.ts';
import { findSubsetVersion, subsetPackage } from './subsetFont.ts';

/** What rules need to know of a font file. */
interface FontFile {
  bytes: number;
  problem?: FontProblem | undefined;
  isRestricted: boolean;
  coverage: FontCoverage;
}

/** Reads a font of public/; undefined if it cannot be read, which other rules report. */
export function inspectFile(root: string, path: string): FontFile | undefined {
  try {
    const file = resolvePublicFile(root, path);
    const { mtimeMs, size } = statSync(file);
    const key = `${file} ${mtimeMs} ${size}`;
    const known = read.get(key);
    if (known) return known;
    const content = readFileSync(file);
    const font = {
      bytes: size,
      problem: findFontProblem(content),
      isRestricted: forbidsEmbedding(content),
      coverage: readCoverage(content) ?? [],
    };
    if (read.size > 20) read.clear();
    read.set(key, font);
    return font;
  } catch {
    return undefined;
  }
}

/** An editor checks a site at each keystroke. */
const read = new Map<string, FontFile>();

/** Lists the letters of a language that a font lacks. */
export function listMissing({ coverage }: FontFile, language: string): string[] {
  return listLetters(language).filter((letter) => !covers(coverage, letter));
}

/** Says what a site lacks of the package that converts fonts; undefined if it has it. */
export function describeMissingPackage(root: string): FontProblem | undefined {
  const version = findSubsetVersion(root);
  const { name, major } = subsetPackage;
  if (version?.split('.')[0] === major) return undefined;
  const found = version === undefined ? 'which is not installed' : `not its version ${version}`;
  return {
    message: `needs the package \`${name}\` to become WOFF2, ${found}`,
    hint: `run \`npm install --save-dev ${name}@${major}\`, or save the font as a .woff2 file`,
  };
}
