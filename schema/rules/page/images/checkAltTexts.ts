import type { Problem } from '../../../diagnostics/Problem.ts';
import type { FormattedTexts } from '../../../reference/expressions/FormattedTexts.ts';
import {
  type Provenance,
  tracePart,
  traceToSource,
} from '../../../reference/expressions/Provenance.ts';
import type { ResolvedPage } from '../../../reference/read/ResolvedPage.ts';
import type { RuleContext } from '../../RuleContext.ts';
import { getSectionTexts } from '../facts/getSectionTexts.ts';

/** Reports alt texts that describe nothing. */
export function checkAltTexts(page: ResolvedPage, context: RuleContext): Problem[] {
  if (!page.isShown) return [];
  return checkTexts(listSectionTexts(page, context), 'alt', explainAltText);
}

/** A section, page or site with its texts. */
export interface TextSource extends Pick<Problem, 'route' | 'section'> {
  texts: FormattedTexts;
  provenance: Provenance;
}

/** A problem of a text, before its location is known. */
export type TextProblem = Pick<Problem, 'rule' | 'message' | 'hint'> & {
  /** The text that fixes it. */
  replacement?: string;
};

/** Explains each text of a format and locates the problems. */
export function checkTexts(
  sources: readonly TextSource[],
  format: 'alt' | 'image',
  explain: (text: string) => TextProblem | undefined,
): Problem[] {
  const problems: Problem[] = [];
  for (const { texts, provenance, ...owner } of sources)
    for (const text of texts[format]) {
      const problem = explain(text.value);
      if (!problem) continue;
      const { at, related } = text.part
        ? tracePart(provenance, text.path, text.part)
        : traceToSource(provenance, text.path);
      const { replacement, ...explained } = problem;
      const fix = replacement && typeof at.part !== 'object' && [{ at, text: replacement }];
      problems.push({ ...explained, at, related, ...owner, ...(fix && { fix }) });
    }
  return problems;
}

/** Lists the texts of the sections of a page that are shown. */
export function listSectionTexts(
  { page, sections }: ResolvedPage,
  context: RuleContext,
): TextSource[] {
  return sections
    .filter((section) => section.isShown)
    .map((section) => ({
      texts: getSectionTexts(section, context),
      provenance: section.provenance,
      route: page.route,
      section: section.value.type,
    }));
}

/** Explains why an alt text describes nothing. */
export function explainAltText(alt: string): TextProblem | undefined {
  const text = alt.trim();
  if (alt === '')
    return {
      rule: 'alt-empty',
      message: 'This image has no alt text, so screen readers skip it.',
      hint: 'describe the image in a few words',
    };
  if (text === '')
    return {
      rule: 'alt-text',
      message: 'The alt text contains only spaces.',
      hint: 'describe the image, or write "" if it is decoration',
    };
  if (/\.(?:png|jpe?g|svg|webp|avif|gif)$/i.test(text))
    return {
      rule: 'alt-text',
      message: 'The alt text is a file name.',
      hint: 'describe the image',
    };
  if (
    /^(?:an? )?(?:image|picture|photo|graphic|icon|logo)(?: of)?$/i.test(text) ||
    /^(?:image|picture|photo|graphic) of\b/i.test(text)
  )
    return {
      rule: 'alt-text',
      message: 'The alt text says that this is an image; screen readers already say so.',
      hint: 'describe only what the image shows',
    };
  return undefined;
}
