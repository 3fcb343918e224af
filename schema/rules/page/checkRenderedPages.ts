import type { Problem } from '../../diagnostics/Problem.ts';
import { traceToSource } from '../../resolve/Provenance.ts';
import { checkJsonLd } from '../../structuredData/checkJsonLd.ts';
import type { YamlLocation } from '../../yaml/YamlLocation.ts';
import type { RuleContext, SiteRuleContext } from '../RuleContext.ts';

/** What the renderer knows of a page once it is rendered. */
export interface RenderedPageFacts {
  route: string;
  /** What a first visit transfers, compressed, without pictures that load later. */
  bytes?: number;
  /** Of it, what is script. */
  scriptBytes?: number;
  /**
   * The schema.org objects that sections contribute: by the index of the section among those
   * shown, or without index those of the page itself.
   */
  structuredData?: { section?: number; objects: readonly object[] }[];
}

/** What only shows once pages are rendered: their weight, and structured data that sections make. */
export function checkRenderedPages(
  rendered: readonly RenderedPageFacts[],
  context: SiteRuleContext,
): Problem[] {
  const pages = new Map(context.pages.map((page) => [page.facts.meta.route, page]));
  return rendered.flatMap((one) => {
    const page = pages.get(one.route);
    if (!page) return [];
    const at: YamlLocation = {
      file: page.routeEntry.file,
      path: page.routeEntry.path,
      part: 'key',
    };
    const data = (one.structuredData ?? []).flatMap(({ section, objects }) => {
      const found = checkJsonLd(objects, context.now);
      if (found.length === 0) return [];
      const shown = page.resolved().sections.filter((own) => own.isShown);
      const owner = section === undefined ? undefined : shown[section];
      const head = owner ? traceToSource(owner.provenance, [], 'head').at : at;
      return found.map(
        ({ rule, message, hint }): Problem => ({
          rule,
          message,
          hint,
          at: head,
          route: one.route,
          ...(owner && { section: owner.value.type }),
        }),
      );
    });
    return [...weight(one, at, context), ...data];
  });
}

function weight(one: RenderedPageFacts, at: YamlLocation, { limit }: RuleContext): Problem[] {
  const parts = [
    { bytes: one.bytes ?? 0, most: limit('page-kilobytes'), what: 'The page' },
    {
      bytes: one.scriptBytes ?? 0,
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
      route: one.route,
    }));
}
