import {
  createReporter,
  defineRules,
  examples,
  getSectionTexts,
  locateInSection,
  type Problem,
  pieceAt,
  type ResolvedPage,
  type RuleContext,
  tracePart,
} from '../../../schema/index.ts';
import { findArticleFlaws } from '../findArticleFlaws.ts';
import { findSectionFlaws } from '../findSectionFlaws.ts';

export const rules = defineRules('page', {
  'code-attributes': {
    code: 'BW593',
    severity: 'warning',
    title: 'Code has an attribute that does nothing',
    why: 'Visitors see the code without the mark or the tab.',
    help: 'Behind an opening fence, write the language, then `{2,5-7}` to mark lines, and `tab="npm"` for neighbouring blocks of code that are tabs.',
    ...examples`- type: prose
  title: Install
  text: |
    ~~~js {${['3', '2']}}
    import { connect } from 'client';
    connect();
    ~~~`,
  },
});

const report = createReporter<typeof rules>('code-attributes');

/** Reports marks and tabs of code that do nothing. */
export function checkPage(page: ResolvedPage, context: RuleContext): Problem[] {
  if (!page.isShown) return [];
  return page.sections.flatMap((section): Problem[] => {
    const { value, provenance, isShown } = section;
    if (!isShown) return [];
    const owner = { route: page.page.route, section: value.type };
    const articles = getSectionTexts(section, context).article.flatMap((text) =>
      findArticleFlaws(text.value).map(({ from, to, ...flaw }) => {
        const { at, related } = tracePart(provenance, text.path, pieceAt(text.value, from, to));
        return report({ ...flaw, at, related, ...owner });
      }),
    );
    if (value.type !== 'code') return articles;
    return findSectionFlaws(value).map(({ path, part, ...flaw }) =>
      report({ ...flaw, ...locateInSection(page, section, path, part) }),
    );
  });
}
