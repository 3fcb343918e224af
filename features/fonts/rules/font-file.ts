import {
  createReporter,
  defineRules,
  type Problem,
  type SiteRuleContext,
  traceToSource,
} from '../../../schema/index.ts';
import { findFontFlaws } from '../findFontFlaws.ts';
import { listThemeFonts } from '../listThemeFonts.ts';

export const rules = defineRules('site', {
  'font-file': {
    code: 'BW403',
    severity: 'error',
    title: 'A font file cannot be used',
    why: 'Browsers would show the fallback font.',
    help: 'Replace the file by a single font: WOFF2, TTF, OTF or WOFF.',
  },
  'font-package': {
    code: 'BW404',
    severity: 'error',
    title: 'The package that converts fonts is missing',
    why: 'TTF, OTF and WOFF files become smaller WOFF2 files. Blockwright does not contain the package, because most sites do without.',
    help: 'Install the package that the message names, or name a WOFF2 file.',
  },
  'font-licence': {
    code: 'BW255',
    severity: 'warning',
    title: 'A font forbids to be embedded',
    why: 'Its maker marked it for use on one computer only. On a website it may need another licence.',
    help: 'Ask the maker for a licence for websites, or choose a font with an open licence. A suppression comment says that you have one.',
  },
  'font-letters': {
    code: 'BW256',
    severity: 'warning',
    title: 'A font lacks letters of a language',
    why: 'Visitors see these letters in the fallback font, in the middle of words.',
    help: 'Name a file with all letters, or set another font for the language under `languages`.',
  },
  'font-size': {
    code: 'BW257',
    severity: 'warning',
    title: 'A font file is very large',
    why: 'Pages wait for the letters of their language, which are megabytes in such fonts.',
    help: 'Name a smaller font, or leave out `file` and name fonts of the systems of visitors as `fallback`.',
  },
});

const report = createReporter<typeof rules>();

/** Reports font files of the theme that cannot be used, or that visitors would miss letters of. */
export function checkSite({ site, siteProvenance, root }: SiteRuleContext): Problem[] {
  if (!site || !siteProvenance) return [];
  return listThemeFonts(site.theme).flatMap((themeFont): Problem[] => {
    if (themeFont.font.file === undefined) return [];
    const at = traceToSource(siteProvenance, [...themeFont.path, 'file']);
    return findFontFlaws(themeFont, site, root).map(({ rule, ...flaw }) =>
      report(rule, { ...flaw, ...at }),
    );
  });
}
