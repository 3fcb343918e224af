import {
  createReporter,
  defineRules,
  examples,
  getSectionTexts,
  type Problem,
  pieceAt,
  type ResolvedPage,
  type RuleContext,
  tracePart,
} from '../../../schema/index.ts';
import { findFlaws } from '../findFlaws.ts';
import { isCertain } from '../isCertain.ts';

export const rules = defineRules('page', {
  directive: {
    code: 'BW610',
    severity: 'error',
    title: 'A directive cannot be read',
    why: 'What it stands for would be missing in the article.',
    help: 'Write `::name[words]{key="value"}` on a line of its own, and for a directive with text `:::name`, the text, and `:::` below.',
    ...examples`- type: prose
  title: Boats
  text: |
    :::callout${['', '{kind="tip"}']}
    Bring a coat.${['', '\n    :::']}`,
  },
});

const report = createReporter<typeof rules>('directive');

/** Reports directives that cannot be read; the schemas of sections check what they contain. */
export function checkPage(page: ResolvedPage, context: RuleContext): Problem[] {
  if (!page.isShown) return [];
  return page.sections.flatMap((section): Problem[] => {
    const { value, provenance, isShown } = section;
    if (!isShown) return [];
    const { article, markdown } = getSectionTexts(section, context);
    const owner = { route: page.page.route, section: value.type };
    return [article, markdown].flatMap((texts) =>
      texts.flatMap((text) =>
        findFlaws(text.value, texts === article).map(({ from, to, replacement, ...flaw }) => {
          const { at, related } = tracePart(provenance, text.path, pieceAt(text.value, from, to));
          const fix = replacement !== undefined && isCertain(at) && [{ at, text: replacement }];
          return report({ ...flaw, at, related, ...owner, ...(fix && { fix }) });
        }),
      ),
    );
  });
}
