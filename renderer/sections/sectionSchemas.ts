import type { TSchema } from 'typebox';

/** The schema of every section type. Adding a folder to sections/ adds its type here. */
export const sectionSchemas: Record<string, TSchema> = byType(
  import.meta.glob('../../sections/*/schema.ts', { eager: true, import: 'schema' }),
);

/** The canonical valid block of every section type, as text. */
export const sectionExamples: Record<string, string> = byType(
  import.meta.glob('../../sections/*/example.yaml', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

function byType<T>(modules: Record<string, unknown>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(modules).map(([path, module]) => [path.split('/').at(-2), module as T]),
  );
}
