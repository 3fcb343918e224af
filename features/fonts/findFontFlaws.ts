import { posix } from 'node:path';
import type { Site } from '../../schema/vocabulary.ts';
import { declaresFont } from './declaresFont.ts';
import { describeMissingPackage, inspectFile, listMissing } from './inspectFile.ts';
import type { ThemeFont } from './listThemeFonts.ts';

/** What is wrong with a font file. */
interface FontFlaw {
  rule: 'font-file' | 'font-package' | 'font-licence' | 'font-size' | 'font-letters';
  message: string;
  hint: string;
}

/** Finds what is wrong with the file of a font: what keeps it from being used, or what visitors would miss. */
export function findFontFlaws(themeFont: ThemeFont, site: Site, root: string): FontFlaw[] {
  const { family, file }: { family?: unknown; file?: unknown } = themeFont.font;
  if (typeof file !== 'string' || !/\.(?:woff2?|[to]t[fc])$/i.test(file)) return [];
  const inspected = inspectFile(root, file);
  if (!inspected) return [];
  const name = posix.join('public', file);
  const isWoff2 = /\.woff2$/i.test(file);
  const { problem, isRestricted, bytes } = inspected;
  if (problem) {
    const message = `The file ${name} ${problem.message}.`;
    return isWoff2 ? [] : [{ rule: 'font-file', message, hint: problem.hint }];
  }
  const missing = isWoff2 ? undefined : describeMissingPackage(root);
  if (missing) {
    const message = `The font ${name} ${missing.message}.`;
    return [{ rule: 'font-package', message, hint: missing.hint }];
  }
  const flaws: FontFlaw[] = [];
  if (isRestricted)
    flaws.push({
      rule: 'font-licence',
      message: `The font ${name} says that it must not be embedded.`,
      hint: 'ask its maker for a licence for websites, or choose another font',
    });
  if (bytes > largest)
    flaws.push({
      rule: 'font-size',
      message: `The font ${name} has ${Math.round(bytes / 1e6)} MB.`,
      hint: 'choose a smaller font',
    });
  if (typeof family === 'string' && declaresFont(root, family.toLowerCase())) return flaws;
  for (const language of listLanguages(themeFont, site)) {
    const letters = listMissing(inspected, language);
    if (letters.length === 0) continue;
    const more = letters.length > 5 ? ` and ${letters.length - 5} more` : '';
    flaws.push({
      rule: 'font-letters',
      message: `The font ${name} lacks letters of the language \`${language}\`: ${letters.slice(0, 5).join(', ')}${more}.`,
      hint: 'name a file with them, or set another font for the language under `languages`',
    });
  }
  return flaws;
}

/** Even fonts with all letters of Chinese are smaller. */
const largest = 10_000_000;

/** Lists the languages of the site whose pages show a font. */
function listLanguages({ path, language }: ThemeFont, site: Site): string[] {
  const { locale, locales = [locale], theme } = site;
  const known = [...new Set(locales.map((code) => code.split('-')[0] ?? code))];
  if (language !== undefined) return known.filter((code) => code === language);
  const role = path.at(-1) as 'text' | 'display';
  const pairs = theme.fonts?.languages ?? [];
  if (!Array.isArray(pairs)) return known;
  return known.filter((code) => !pairs.some((pair) => pair?.language === code && pair[role]));
}
