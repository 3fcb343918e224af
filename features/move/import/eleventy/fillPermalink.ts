import type { OnNote } from '../html/OnNote.ts';
import type { LiquidRenderer } from '../liquid/LiquidRenderer.ts';

/** What an address of Eleventy is made from. */
export interface PermalinkValues {
  /** Path of the file below the folder of the templates, without date and ending. */
  stem: string;
  /** Name of the file or of its folder, without date. */
  fileSlug: string;
  date: string | undefined;
}

/** Builds the address of a text, by its `permalink`, or by its path. Undefined for a text without a page. */
export function fillPermalink(
  data: Readonly<Record<string, unknown>>,
  { stem, fileSlug, date }: PermalinkValues,
  liquid: LiquidRenderer,
  note: OnNote,
): string | undefined {
  const { permalink } = data;
  if (permalink === false) return undefined;
  if (typeof permalink === 'string' && permalink !== '') {
    const page = { fileSlug, date, filePathStem: `/${stem}`, inputPath: stem };
    const written = liquid.render({ text: permalink, scope: { ...data, page }, note }).trim();
    return `/${written}`.replaceAll(/\/{2,}/g, '/').replace(/\/index\.html$/, '/');
  }
  // A file with the name of its folder is the page of the folder.
  const path = stem === 'index' ? '' : stem.replace(/\/index$|(?<=(?:^|\/)([^/]+))\/\1$/, '');
  return path === '' || path === '.' ? '/' : `/${path}/`;
}
