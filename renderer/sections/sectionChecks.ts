import type { SectionCheck } from '../../schema/vocabulary.ts';
import { byType } from './byType.ts';

/** The checks of single section types, from sections/<type>/check.ts. */
export const sectionChecks: Record<string, SectionCheck> = Object.fromEntries(
  byType(
    import.meta.glob<SectionCheck>('../../{sections,features/*/sections}/*/check.ts', {
      eager: true,
      import: 'check',
    }),
  ),
);
