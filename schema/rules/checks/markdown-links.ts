import type { Problem } from '../../diagnostics/Problem.ts';
import { tracePart } from '../../reference/expressions/Provenance.ts';
import type { ResolvedPage } from '../../reference/read/ResolvedPage.ts';
import { formats } from '../../shape/formats/formats.ts';
import { isSafeLink } from '../../shape/formats/isSafeLink.ts';
import { explainFormat } from '../../shape/messages/explainFormat.ts';
import { collectLinks } from '../page/facts/collectLinks.ts';
import { explainUnsafeLink } from '../page/facts/locateLink.ts';
import { listSectionTexts } from '../page/images/checkTexts.ts';
import type { RuleContext } from '../RuleContext.ts';

/** Reports unsafe addresses of Markdown links, which no schema validates. */
export function checkPage(page: ResolvedPage, context: RuleContext): Problem[] {
  if (!page.isShown) return [];
  const links = collectLinks(page, context).flatMap((link) =>
    link.isMarkdown && !link.to.includes('{{') && !isSafeLink(link.to)
      ? [explainUnsafeLink(link)]
      : [],
  );
  return [...links, ...checkMarkdownImages(page, context)];
}

/** Reports pictures of articles that are not files of public/. */
function checkMarkdownImages(page: ResolvedPage, context: RuleContext): Problem[] {
  return listSectionTexts(page, context).flatMap(({ texts, provenance, ...owner }) =>
    texts.image.flatMap(({ value, path, part }): Problem | Problem[] => {
      if (!part || value.includes('{{') || formats.image?.(value)) return [];
      const { rule, message, hint } = explainFormat([], 'image', value);
      return {
        rule,
        message,
        ...(hint && { hint }),
        ...tracePart(provenance, path, part),
        ...owner,
      };
    }),
  );
}
