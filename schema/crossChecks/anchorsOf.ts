import type { Path } from '../load/Place.ts';
import type { ResolvedPage, ResolvedSection } from '../resolve/ResolvedPage.ts';
import type { CrossContext } from './CrossContext.ts';

/** An id on a page, with the section and the path that give it. */
export interface Anchor {
  id: string;
  section: ResolvedSection;
  path: Path;
}

/** The anchors of a page: ids of sections, and of items where the schema says so. */
export function anchorsOf(
  page: ResolvedPage,
  context: Pick<CrossContext, 'sections' | 'fields'>,
): Anchor[] {
  return page.sections
    .filter((section) => section.shown)
    .flatMap((section) => {
      const schema = context.sections[section.value.type];
      const own: Anchor[] =
        typeof section.value.id === 'string'
          ? [{ id: section.value.id, section, path: ['id'] }]
          : [];
      if (!schema) return own;
      const items = context.fields
        .fields(schema, section.value, 'anchor')
        .filter((field) => field.path.length > 1)
        .map((field): Anchor => ({ id: field.value, section, path: field.path }));
      return [...own, ...items];
    });
}
