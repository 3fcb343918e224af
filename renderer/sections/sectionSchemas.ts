import type { TSchema } from 'typebox';
import { byType } from './byType.ts';

/** The schema of every section type. A new folder in sections/ adds its type here. */
export const sectionSchemas: Record<string, TSchema> = Object.fromEntries(
  byType(
    import.meta.glob<TSchema>('../../sections/*/schema.ts', { eager: true, import: 'schema' }),
  ),
);
