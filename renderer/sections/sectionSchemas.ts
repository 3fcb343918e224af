import type { TSchema } from 'typebox';
import { byType } from './byType.ts';

/** The schema of every section type. A new folder in sections/, or in that folder of a feature, adds its type here. */
export const sectionSchemas: Record<string, TSchema> = Object.fromEntries(
  byType(
    import.meta.glob<TSchema>('../../{sections,features/*/sections}/*/schema.ts', {
      eager: true,
      import: 'schema',
    }),
  ),
);
