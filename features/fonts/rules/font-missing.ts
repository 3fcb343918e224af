import { join, posix } from 'node:path';
import { isPublicFile } from '../../../base/files/isPublicFile.ts';
import { listNames } from '../../../base/files/listNames.ts';
import { getSpellingSuggestion } from '../../../base/text/getSpellingSuggestion.ts';
import {
  createReporter,
  defineRules,
  examples,
  type Problem,
  type SiteRuleContext,
  site as siteExample,
  traceToSource,
} from '../../../schema/index.ts';
import { engineFontFamilies } from '../../../schema/vocabulary.ts';
import { isKnownFont } from '../isKnownFont.ts';
import { listThemeFonts } from '../listThemeFonts.ts';

const page = `pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }`;

export const rules = defineRules('site', {
  'font-missing': {
    code: 'BW402',
    severity: 'error',
    title: 'A font file does not exist',
    why: 'Browsers would show the fallback font, and request a missing file on every page.',
    help: 'Add the file to public/, or correct the path.',
    ...examples`${siteExample}
  theme: { fonts: { text: { family: Lora, file: /fonts/lora.woff2 } } }
${page}${['', '\n# public/fonts/lora.woff2\nwOF2']}`,
  },
  'unknown-font': {
    code: 'BW251',
    severity: 'warning',
    title: 'No file has a font',
    why: 'Only visitors who have installed the font by chance would see it; all others get the fallback font.',
    help: 'Add the file of the font to public/ and name it as `file`, or choose a font that comes with Blockwright or with the systems of visitors.',
    ...examples`${siteExample}
  theme: { fonts: { text: { family: ${['Montserrat', 'Manrope']} } } }
${page}`,
  },
});

const report = createReporter<typeof rules>();

/** Reports font files of the theme that public/ does not have. */
export function checkSite({ site, siteProvenance, root }: SiteRuleContext): Problem[] {
  if (!site || !siteProvenance) return [];
  return listThemeFonts(site.theme).flatMap(({ path, font }): Problem | Problem[] => {
    const { family, file }: { family?: unknown; file?: unknown } = font;
    if (typeof family === 'string' && file === undefined && !isKnownFont(family, root)) {
      const suggestion = getSpellingSuggestion(family, Object.keys(engineFontFamilies));
      return report('unknown-font', {
        message: `No file has the font "${family}", so visitors see the fallback font.`,
        hint: suggestion
          ? `did you mean "${suggestion}"?`
          : `add a font file of it to public/ and name it as \`file\`, or choose ${new Intl.ListFormat('en', { type: 'disjunction' }).format(Object.keys(engineFontFamilies))}`,
        ...traceToSource(siteProvenance, [...path, 'family']),
      });
    }
    if (typeof file !== 'string' || file.includes('..') || isPublicFile(root, file)) return [];
    const folder = posix.dirname(file);
    const suggestion = getSpellingSuggestion(
      posix.basename(file),
      listNames(join(root, 'public', folder)),
    );
    const corrected = suggestion && posix.join('/', folder, suggestion);
    const { at, related } = traceToSource(siteProvenance, [...path, 'file']);
    return report('font-missing', {
      message: `The file ${posix.join('public', file)} does not exist.`,
      hint: corrected ? `did you mean "${corrected}"?` : 'add the font, or correct the path',
      at,
      related,
      ...(corrected && typeof at.part !== 'object' && { fix: [{ at, text: corrected }] }),
    });
  });
}
