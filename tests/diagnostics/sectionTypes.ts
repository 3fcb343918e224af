import type { TSchema } from 'typebox';
import type { SectionCheck } from '../../schema/rules/SectionCheck.ts';

/** The schema of every section type of the engine and the reference site, by type. */
export const sectionTypes: Record<string, TSchema> = byType(
  import.meta.glob(
    ['../../{sections,features/*/sections}/*/schema.ts', '../../sections/_site/*/schema.ts'],
    { eager: true, import: 'schema' },
  ),
);

/** The cross-check of every section type that has one, by type. */
export const sectionChecks: Record<string, SectionCheck> = byType(
  import.meta.glob('../../{sections,features/*/sections}/*/check.ts', {
    eager: true,
    import: 'check',
  }),
);

function byType<T>(modules: Record<string, unknown>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(modules).map(([path, module]) => [path.split('/').at(-2), module as T]),
  );
}
