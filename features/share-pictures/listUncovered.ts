import { readFileSync, statSync } from 'node:fs';
import { resolvePublicFile } from '../../base/files/resolvePublicFile.ts';
import type { SiteRuleContext } from '../../schema/index.ts';
import { readKeys } from '../../schema/vocabulary.ts';
import { type FontCoverage, readCoverage } from '../_shared/fonts/index.ts';
import { engineFonts, listCardFonts } from './card/listCardFonts.ts';
import { removePictographs } from './card/removePictographs.ts';
import { findUncovered } from './draw/findUncovered.ts';
import { keys } from './keys.ts';

/** Lists the pages with titles that no font can write, each with the first letter that is missing. */
export function listUncovered({
  site,
  root,
  pages,
}: SiteRuleContext): { route: string; letter: string }[] {
  const settings = readKeys(site ?? {}, keys.site).sharePictures;
  const fonts = listCardFonts(site?.theme ?? {}, settings?.font, {});
  const coverages = new Map(
    fonts.flatMap(({ path }) => {
      const coverage = path.startsWith(engineFonts) ? undefined : readFontCoverage(root, path);
      return coverage ? [[path, coverage] as const] : [];
    }),
  );
  return pages.flatMap(({ facts: { meta } }) => {
    const layout = readKeys(meta, keys.page).sharePicture ?? settings?.layout;
    if (meta.image !== undefined || layout === 'plain' || layout === 'none') return [];
    const letter = findUncovered(removePictographs(meta.title), fonts, coverages);
    return letter === undefined ? [] : { route: meta.route, letter };
  });
}

/** Reads which letters a font of public/ has; nothing of a missing file, which has a rule of its own. */
function readFontCoverage(root: string, path: string): FontCoverage | undefined {
  try {
    const file = resolvePublicFile(root, path);
    const { mtimeMs, size } = statSync(file);
    const key = `${file} ${mtimeMs} ${size}`;
    const known = read.get(key);
    if (known) return known;
    const coverage = readCoverage(readFileSync(file));
    if (read.size > 20) read.clear();
    if (coverage) read.set(key, coverage);
    return coverage;
  } catch {
    return undefined;
  }
}

/** An editor checks a site at each keystroke. */
const read = new Map<string, FontCoverage>();
