import type { Problem } from '../../../diagnostics/Problem.ts';
import { traceToSource } from '../../../reference/expressions/Provenance.ts';
import { SourceFile } from '../../../yaml/source/SourceFile.ts';
import type { YamlLocation } from '../../../yaml/YamlLocation.ts';
import type { RenderedPageFacts } from '../../RenderedPageFacts.ts';
import type { SitePage, SiteRuleContext } from '../../RuleContext.ts';
import { checkJsonLd } from '../structuredData/checkJsonLd.ts';
import { checkWeight } from './checkWeight.ts';

/** Reports what only shows once pages are rendered: their weight and generated structured data. */
export function checkPageOutput(
  renderedPages: readonly RenderedPageFacts[],
  context: SiteRuleContext,
): Problem[] {
  const pages = new Map(context.pages.map((page) => [page.facts.meta.route, page]));
  const failures = new Set<string>();
  const { now, resolve } = context;
  return renderedPages.flatMap((rendered) => {
    const page = pages.get(rendered.route);
    if (!page) return [];
    if (rendered.failure) {
      // The code that throws may be on thousands of pages.
      const id = `${rendered.failure.file} ${rendered.failure.message}`;
      const isKnown = failures.has(id);
      failures.add(id);
      return isKnown ? [] : [explainFailure(rendered.failure, page)];
    }
    const { file, path } = page.routeEntry;
    const at: YamlLocation = { file, path, part: 'key' };
    const dataProblems = (rendered.structuredData ?? []).flatMap(({ section, objects }) => {
      const found = checkJsonLd(objects, { now, timeZone: resolve.timeZone });
      if (found.length === 0) return [];
      const shown = page.resolved().sections.filter(({ isShown }) => isShown);
      const owner = section === undefined ? undefined : shown[section];
      const { siteProvenance } = context;
      // Every page has this object: it is reported once.
      if (!owner && siteProvenance && objects.some(isOrganization))
        return found.map(({ rule, message, hint }): Problem => {
          const path = context.site?.organization ? ['organization'] : ['name'];
          const { at, related } = traceToSource(siteProvenance, path, 'key');
          return { rule, message, hint, at, related };
        });
      const head = owner ? traceToSource(owner.provenance, [], 'head').at : at;
      return found.map(
        ({ rule, message, hint }): Problem => ({
          rule,
          message,
          hint,
          at: head,
          route: rendered.route,
          ...(owner && { section: owner.value.type }),
        }),
      );
    });
    return [...checkWeight(rendered, page, context), ...dataProblems];
  });
}

/** Whether an object is the organization of the site, which `site.organization` describes. */
function isOrganization(object: object): boolean {
  return '@id' in object && String(object['@id']).endsWith('/#organization');
}

/** Reports the file that throws, and the section of the manifest with which it does. */
function explainFailure(
  { section, type, file, message, position }: NonNullable<RenderedPageFacts['failure']>,
  page: SitePage,
): Problem {
  const { route } = page.facts.meta;
  const shown = page.resolved().sections.filter(({ isShown }) => isShown);
  const owner = shown[section];
  return {
    rule: 'failing-section',
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
  };
}
