import { join, posix } from 'node:path';
import { isPublicFile } from '../../../base/files/isPublicFile.ts';
import { listNames } from '../../../base/files/listNames.ts';
import type { SiteRuleContext } from '../../content/RuleContext.ts';
import { pages, site } from '../../diagnostics/exampleSites.ts';
import { getSpellingSuggestion } from '../../diagnostics/getSpellingSuggestion.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';
import { traceToSource } from '../../reference/expressions/Provenance.ts';

export const rules = defineRules('site', {
  'font-missing': {
    code: 'BW402',
    severity: 'error',
    title: 'A font file does not exist',
    why: 'Browsers would show the fallback font, and request a missing file on every page.',
    help: 'Add the file to public/, or correct the path.',
    ...examples`${site}
  theme: { fonts: { text: { family: Lora, file: /fonts/lora.woff2 } } }
${pages}${['', '\n# public/fonts/lora.woff2\nwOF2']}`,
  },
});

/** Reports font files of the theme that public/ does not have. */
export function checkSite({ site, siteProvenance, root }: SiteRuleContext): Problem[] {
  if (!site || !siteProvenance) return [];
  return (['text', 'display'] as const).flatMap((role): Problem | Problem[] => {
    const file: unknown = site.theme.fonts?.[role]?.file;
    if (typeof file !== 'string' || file.includes('..') || isPublicFile(root, file)) return [];
    const folder = posix.dirname(file);
    const suggestion = getSpellingSuggestion(
      posix.basename(file),
      listNames(join(root, 'public', folder)),
    );
    const corrected = suggestion && posix.join('/', folder, suggestion);
    const { at, related } = traceToSource(siteProvenance, ['theme', 'fonts', role, 'file']);
    return {
      rule: 'font-missing',
      message: `The file ${posix.join('public', file)} does not exist.`,
      hint: corrected ? `did you mean "${corrected}"?` : 'add the font, or correct the path',
      at,
      related,
      ...(corrected && typeof at.part !== 'object' && { fix: [{ at, text: corrected }] }),
    };
  });
}
