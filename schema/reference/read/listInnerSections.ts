import type { Problem } from '../../diagnostics/Problem.ts';
import type { ResolveContext } from './ResolveContext.ts';
import type { ResolvedSection } from './ResolvedPage.ts';

/** Lists the sections inside the texts of a section; undefined without any. */
export type ListInnerSections = (
  section: ResolvedSection,
  context: ResolveContext,
) => { sections: ResolvedSection[]; problems: Problem[] } | undefined;

/** How a feature finds sections inside texts, if one does: the export of its innerSections.ts. */
export const [listInnerSections] = Object.values(
  import.meta.glob<ListInnerSections>('../../../features/*/innerSections.ts', {
    eager: true,
    import: 'listInnerSections',
  }),
);
