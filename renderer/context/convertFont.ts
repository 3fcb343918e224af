import type { FontPart } from '../../base/files/FontPart.ts';
import type { Site } from '../../schema/vocabulary.ts';

/** Converts a font of public/ to files with a part of its letters each; undefined leaves it as it is. */
export type ConvertFont = (
  path: string,
  content: Buffer,
  site: { root: string; site: Site },
) => Promise<ConvertedPart[] | undefined>;

interface ConvertedPart extends Omit<FontPart, 'address'> {
  /** What the file is named after, besides the font. */
  name: string;
  content: Buffer;
}

const converters = Object.values(
  import.meta.glob<ConvertFont>('../../features/*/convertFont.ts', { import: 'convertFont' }),
);

/** Has features convert a font, unless pages can load it as it is. */
export const convertFont: ConvertFont = async (path, content, site) => {
  if (/\.woff2$/i.test(path)) return undefined;
  for (const load of converters) {
    const parts = await (await load())(path, content, site);
    if (parts) return parts;
  }
};
