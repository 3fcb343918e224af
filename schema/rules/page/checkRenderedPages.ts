import type { Problem } from '../../diagnostics/Problem.ts';
import { traceToSource } from '../../resolve/Provenance.ts';
import { checkJsonLd } from '../../structuredData/checkJsonLd.ts';
import type { YamlLocation } from '../../yaml/YamlLocation.ts';
import type { RuleContext, SiteRuleContext } from '../RuleContext.ts';

/** What the renderer finds out about a page. */
export interface RenderedPageFacts {
  route: string;
  /** Compressed bytes of a first visit, without lazily loaded images. */
  bytes?: number;
  /** The part of `bytes` that is JavaScript. */
  scriptBytes?: number;
  /**
   * The schema.org objects of the page, or of a section: its index among the shown sections.
   */
  structuredData?: { section?: number; objects: readonly object[] }[];
}

/** Reports what only shows once pages are rendered: their weight and generated structured data. */
export function checkRenderedPages(
  renderedPages: readonly RenderedPageFacts[],
  context: SiteRuleContext,
): Problem[] {
  const pages = new Map(context.pages.map((page) => [page.facts.meta.route, page]));
  return renderedPages.flatMap((rendered) => {
    const page = pages.get(rendered.route);
    if (!page) return [];
    const { file, path } = page.routeEntry;
    const at: YamlLocation = { file, path, part: 'key' };
    const dataProblems = (rendered.structuredData ?? []).flatMap(({ section, objects }) => {
      const found = checkJsonLd(objects, context.now);
      if (found.length === 0) return [];
      const shown = page.resolved().sections.filter(({ isShown }) => isShown);
      const owner = section === undefined ? undefined : shown[section];
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
    return [...checkWeight(rendered, at, context), ...dataProblems];
  });
}

function checkWeight(page: RenderedPageFacts, at: YamlLocation, { limit }: RuleContext): Problem[] {
  const parts = [
    { bytes: page.bytes ?? 0, most: limit('page-kilobytes'), what: 'The page' },
    {
      bytes: page.scriptBytes ?? 0,
      most: limit('script-kilobytes'),
      what: 'The JavaScript of this page',
    },
  ];
  return parts
    .filter(({ bytes, most }) => bytes > most * 1000)
    .map(({ bytes, most, what }) => ({
      rule: 'page-weight',
      message: `${what} is ${Math.round(bytes / 1000)} kB; the limit is ${most} kB.`,
      hint: 'split the page, or use smaller images and fewer interactive sections',
      at,
      route: page.route,
    }));
}
