import type { Problem } from '../../../diagnostics/Problem.ts';
import type { FormattedTexts } from '../../../reference/expressions/FormattedTexts.ts';
import {
  type Provenance,
  tracePart,
  traceToSource,
} from '../../../reference/expressions/Provenance.ts';
import type { ResolvedPage } from '../../../reference/read/ResolvedPage.ts';
import { siteSchema } from '../../../vocabulary/site/site.ts';
import type { RuleContext } from '../../RuleContext.ts';
import { getSectionTexts } from '../facts/getSectionTexts.ts';

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

/** Lists the texts of `site`. */
export function listSettingTexts({ site, siteProvenance, fieldIndex }: RuleContext): TextSource[] {
  return site && siteProvenance
    ? [{ texts: fieldIndex.collectTexts(siteSchema, site), provenance: siteProvenance }]
    : [];
}
