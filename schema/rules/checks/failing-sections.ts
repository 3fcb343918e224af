import type { Problem } from '../../diagnostics/Problem.ts';
import { traceToSource } from '../../reference/expressions/Provenance.ts';
import { SourceFile } from '../../yaml/source/SourceFile.ts';
import { listRenderedPages } from '../listRenderedPages.ts';
import type { RenderedPageFacts } from '../RenderedPageFacts.ts';
import type { RenderedSiteFacts } from '../RenderedSiteFacts.ts';
import type { SitePage, SiteRuleContext } from '../RuleContext.ts';
import { reportSiteCode } from '../yaml/site-code.ts';

/** Reports section types whose code throws. It may do so on thousands of pages, and is reported once. */
export function checkRendered(rendered: RenderedSiteFacts, context: SiteRuleContext): Problem[] {
  const known = new Set<string>();
  return listRenderedPages(rendered, context).flatMap(({ facts: { failure }, page }) => {
    const id = failure && `${failure.file} ${failure.message}`;
    if (!id || known.has(id)) return [];
    known.add(id);
    return [explainFailure(failure, page)];
  });
}

/** Reports the file that throws, and the section of the manifest with which it does. */
function explainFailure(
  { section, type, file, message, position }: NonNullable<RenderedPageFacts['failure']>,
  page: SitePage,
): Problem {
  const { route } = page.facts.meta;
  const shown = page.resolved().sections.filter(({ isShown }) => isShown);
  const owner = shown[section];
  return reportSiteCode('failing-section', {
    message: `The section type "${type}" fails: ${message.replace(/\.$/, '')}.`,
    hint: 'correct the code; keys that are optional may be missing',
    at: {
      file: new SourceFile(file, position?.text ?? ''),
      from: position?.offset ?? 0,
      to: position?.offset ?? 0,
    },
    related: owner
      ? [
          {
            at: traceToSource(owner.provenance, [], 'head').at,
            message: 'it fails with this section',
          },
        ]
      : [],
    route,
    section: type,
  });
}
