import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules } from '../../diagnostics/RuleMeta.ts';
import type { ResolvedPage } from '../../reference/read/ResolvedPage.ts';
import { parsePlaceholder } from '../../vocabulary/fields/placeholder.ts';
import type { RuleContext } from '../RuleContext.ts';
import { checkTexts, listSectionTexts, type TextProblem } from './images/checkTexts.ts';

export const rules = defineRules('page', {
  'placeholder-image': {
    code: 'BW150',
    severity: 'warning',
    title: 'A placeholder picture is still in use',
    why: 'Visitors see a drawing instead of a picture of yours.',
    help: 'Put a picture in public/ and write its path.',
    bad: `- type: quote
  text: It simply works.
  image: { src: placeholder:portrait, alt: Ada }`,
    good: `- type: quote
  text: It simply works.
  image: { src: /images/ada.svg, alt: Ada }
# public/images/ada.svg
<svg/>`,
  },
});

const report = createReporter<typeof rules, TextProblem>();

/** Reports placeholder pictures, which visitors should not see. */
export function checkPage(page: ResolvedPage, context: RuleContext): Problem[] {
  if (!page.isShown) return [];
  return checkTexts(listSectionTexts(page, context), 'image', (src) =>
    parsePlaceholder(src)
      ? report('placeholder-image', {
          message: `\`${src}\` is a placeholder.`,
          hint: 'put a picture in public/ and write its path, such as `/images/team.jpg`',
        })
      : undefined,
  );
}
