import type { Problem } from '../diagnostics/Problem.ts';
import type { Place } from '../load/Place.ts';
import { trace } from '../resolve/Written.ts';
import { checkJsonLd } from '../structuredData/checkJsonLd.ts';
import type { CrossContext, SiteContext } from './CrossContext.ts';

/** What the renderer knows of a page once it is rendered. */
export interface RenderedPage {
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
export function renderedProblems(
  rendered: readonly RenderedPage[],
  context: SiteContext,
): Problem[] {
  const pages = new Map(context.pages.map((page) => [page.facts.head.route, page]));
  return rendered.flatMap((one) => {
    const page = pages.get(one.route);
    if (!page) return [];
    const at: Place = { file: page.unit.file, path: page.unit.path, part: 'key' };
    const data = (one.structuredData ?? []).flatMap(({ section, objects }) => {
      const found = checkJsonLd(objects, context.now);
      if (found.length === 0) return [];
      const shown = page.resolved().sections.filter((own) => own.shown);
      const owner = section === undefined ? undefined : shown[section];
      const head = owner ? trace(owner.written, [], 'head').at : at;
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

function weight(one: RenderedPage, at: Place, { limit }: CrossContext): Problem[] {
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
