import type { Problem } from '../../diagnostics/Problem.ts';
import type { ResolvedPage } from '../../reference/read/ResolvedPage.ts';
import { parsePlaceholder } from '../../vocabulary/fields/placeholder.ts';
import type { RuleContext } from '../RuleContext.ts';
import { checkTexts, listSectionTexts } from './checkAltTexts.ts';

/** Reports placeholder pictures, which visitors should not see. */
export function checkPlaceholders(page: ResolvedPage, context: RuleContext): Problem[] {
  if (!page.isShown) return [];
  return checkTexts(listSectionTexts(page, context), 'image', (src) =>
    parsePlaceholder(src)
      ? {
          rule: 'placeholder-image',
          message: `\`${src}\` is a placeholder.`,
          hint: 'put a picture in public/ and write its path, such as `/images/team.jpg`',
        }
      : undefined,
  );
}
