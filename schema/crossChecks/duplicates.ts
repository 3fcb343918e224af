import type { Problem } from '../diagnostics/Problem.ts';
import type { Place } from '../load/Place.ts';
import type { ResolvedPage } from '../resolve/ResolvedPage.ts';
import { trace } from '../resolve/Written.ts';
import { anchorsOf } from './anchorsOf.ts';
import type { CrossContext } from './CrossContext.ts';

/** Two pages with the same route. */
export function duplicateRoutes({ all }: CrossContext): Problem[] {
  const first = new Map<string, ResolvedPage>();
  return all.flatMap((one): Problem[] => {
    const { route } = one.page;
    const other = first.get(route);
    if (!other) {
      first.set(route, one);
      return [];
    }
    return [
      {
        rule: 'duplicate-route',
        message: `The route \`${route}\` is there already.`,
        hint: 'give one of the two pages another route',
        at: keyOf(one),
        related: [{ at: keyOf(other), message: 'the first page with the route' }],
        route,
      },
    ];
  });
}

/** Two things on a page with the same id. */
export function duplicateAnchors(context: CrossContext): Problem[] {
  return context.pages.flatMap((page) => {
    const first = new Map<string, Place>();
    return anchorsOf(page, context).flatMap(({ id, section, path }): Problem[] => {
      const { at, related } = trace(section.written, path);
      const other = first.get(id);
      if (!other) {
        first.set(id, at);
        return [];
      }
      return [
        {
          rule: 'duplicate-anchor',
          message: `The id \`${id}\` is on the page already.`,
          hint: 'give one of the two another id',
          at,
          related: [{ at: other, message: 'the first with the id' }, ...related],
          route: page.page.route,
          section: section.value.type,
        },
      ];
    });
  });
}

/** Two pages that search engines are shown with the same title. */
export function duplicateTitles(context: CrossContext): Problem[] {
  return duplicateTexts(context, 'title');
}

/** Two pages that search engines are shown with the same description. */
export function duplicateDescriptions(context: CrossContext): Problem[] {
  return duplicateTexts(context, 'description');
}

function duplicateTexts({ pages }: CrossContext, key: 'title' | 'description'): Problem[] {
  const first = new Map<string, ResolvedPage>();
  return pages.flatMap((one): Problem[] => {
    const text = one.page[key].trim().toLowerCase();
    if (one.page.noindex || text === '' || text.includes('{{')) return [];
    const other = first.get(text);
    if (!other) {
      first.set(text, one);
      return [];
    }
    const { at } = trace(one.written, [key]);
    return [
      {
        rule: `duplicate-${key}`,
        message: `The ${key} is the same as that of \`${other.page.route}\`.`,
        hint: 'say what is special about this page',
        at,
        related: [{ at: trace(other.written, [key]).at, message: 'the other page' }],
        route: one.page.route,
      },
    ];
  });
}

function keyOf(page: ResolvedPage): Place {
  return { file: page.unit.file, path: page.unit.path, part: 'key' };
}
