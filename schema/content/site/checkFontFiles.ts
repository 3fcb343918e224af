import { join, posix } from 'node:path';
import { isFile } from '../../../base/files/isFile.ts';
import { listNames } from '../../../base/files/listNames.ts';
import { getSpellingSuggestion } from '../../diagnostics/getSpellingSuggestion.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { traceToSource } from '../../reference/expressions/Provenance.ts';
import type { SiteRuleContext } from '../RuleContext.ts';

/** Reports font files of the theme that public/ does not have. */
export function checkFontFiles({ site, siteProvenance, root }: SiteRuleContext): Problem[] {
  if (!site || !siteProvenance) return [];
  return (['text', 'display'] as const).flatMap((role): Problem[] => {
    const file: unknown = site.theme.fonts?.[role]?.file;
    if (typeof file !== 'string' || file.includes('..') || isFile(join(root, 'public', file)))
      return [];
    const folder = posix.dirname(file);
    const suggestion = getSpellingSuggestion(
      posix.basename(file),
      listNames(join(root, 'public', folder)),
    );
    const corrected = suggestion && posix.join('/', folder, suggestion);
    const { at, related } = traceToSource(siteProvenance, ['theme', 'fonts', role, 'file']);
    return [
      {
        rule: 'font-missing',
        message: `The file ${posix.join('public', file)} does not exist.`,
        hint: corrected ? `did you mean "${corrected}"?` : 'add the font, or correct the path',
        at,
        related,
        ...(corrected && typeof at.part !== 'object' && { fix: [{ at, text: corrected }] }),
      },
    ];
  });
}
