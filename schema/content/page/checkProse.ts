import type { Problem } from '../../diagnostics/Problem.ts';
import { noTexts } from '../../reference/lists/FieldIndex.ts';
import type { ResolvedPage } from '../../reference/read/ResolvedPage.ts';
import { getSectionTexts } from '../facts/getSectionTexts.ts';
import { findProseFlaws, type Prose } from '../prose/findProseFlaws.ts';
import type { RuleContext } from '../RuleContext.ts';

/** Reports texts of a page that visitors would see as a slip, such as HTML and placeholders. */
export function checkProse(page: ResolvedPage, context: RuleContext): Problem[] {
  if (!page.isShown) return [];
  const { route, title, description } = page.page;
  const head: Prose = {
    texts: {
      ...noTexts,
      plain: [
        { value: title, path: ['title'] },
        { value: description, path: ['description'] },
      ],
    },
    provenance: page.provenance,
    owner: { route },
  };
  const sections = page.sections
    .filter((section) => section.isShown)
    .map((section): Prose => {
      return {
        texts: getSectionTexts(section, context),
        provenance: section.provenance,
        owner: { route, section: section.value.type },
      };
    });
  return findProseFlaws([head, ...sections], context.site?.locale ?? '');
}
