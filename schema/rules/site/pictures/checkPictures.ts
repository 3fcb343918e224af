import type { Problem } from '../../../diagnostics/Problem.ts';
import type { ResolvedPage } from '../../../reference/read/ResolvedPage.ts';
import { pageSchema } from '../../../vocabulary/page.ts';
import {
  checkTexts,
  listSectionTexts,
  listSettingTexts,
  type TextProblem,
  type TextSource,
} from '../../page/images/checkTexts.ts';
import type { RuleContext, SiteRuleContext } from '../../RuleContext.ts';

/** Explains each picture of a site once, and reports the problems at every place that uses it. */
export function checkPictures(
  context: SiteRuleContext,
  explain: (src: string) => TextProblem | undefined,
): Problem[] {
  const known = new Map<string, TextProblem | undefined>();
  const explainOnce = (src: string) => {
    if (!known.has(src)) known.set(src, explain(src));
    return known.get(src);
  };
  return [
    ...checkTexts(listSettingTexts(context), 'image', explainOnce),
    ...context.pages
      .filter(({ facts }) => facts.images.some(explainOnce))
      .flatMap((page) => checkTexts(listPageTexts(page.resolved(), context), 'image', explainOnce)),
  ];
}

function listPageTexts(page: ResolvedPage, context: RuleContext): TextSource[] {
  const { image, route } = page.page;
  const texts = context.fieldIndex.collectTexts(pageSchema, { image });
  return [{ texts, provenance: page.provenance, route }, ...listSectionTexts(page, context)];
}
