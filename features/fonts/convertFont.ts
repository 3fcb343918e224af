import { join } from 'node:path';
import { UserError } from '../../base/errors/UserError.ts';
import { cacheFolder } from '../../base/files/cacheFolder.ts';
import { readOrCreate } from '../../base/files/checksummedFile.ts';
import { contentHash } from '../../base/files/contentHash.ts';
import type { Site } from '../../schema/vocabulary.ts';
import { readCoverage } from '../_shared/fonts/index.ts';
import { findFontProblem } from './inspectFont.ts';
import { type PlannedPart, planParts } from './parts/planParts.ts';
import { loadSubsetter } from './subsetFont.ts';

/**
 * Converts a font of public/ to WOFF2, in parts. Converted parts are kept in the cache. What rules report,
 * such as a missing package, leaves the font as it is.
 *
 * @throws UserError if the font cannot be converted
 */
export async function convertFont(
  path: string,
  content: Buffer,
  { root, site }: { root: string; site: Pick<Site, 'locale' | 'locales'> },
): Promise<ConvertedPart[] | undefined> {
  if (findFontProblem(content)) return undefined;
  const subsetter = loadSubsetter(root);
  if (!subsetter) return undefined;
  const locales = site.locales ?? [site.locale];
  const font = contentHash(content);
  const convert = async (name: string, codes: number[]) => {
    const key = contentHash(JSON.stringify([font, codes, subsetter.versions]));
    const file = join(cacheFolder(root, 'images'), `font-${name}-${key}.woff2`);
    return await readOrCreate(file, () => subsetter.subset(content, codes));
  };
  try {
    const parts = planParts(readCoverage(content) ?? [], locales);
    return await Promise.all(
      parts.map(async ({ codes, ...part }) => ({
        ...part,
        content: await convert(part.name, codes),
      })),
    );
  } catch (error) {
    throw new UserError(
      `public${path} cannot be converted: ${error instanceof Error ? error.message : error}. Save it as a .woff2 file, and name that one.`,
    );
  }
}

interface ConvertedPart extends Omit<PlannedPart, 'codes'> {
  content: Buffer;
}
