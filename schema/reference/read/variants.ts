import type { SourceLayer } from '../expressions/Provenance.ts';
import type { RowBindings } from '../expressions/Scope.ts';
import type { Clock } from '../rows/isPublished.ts';
import type { ResolvedPage } from './ResolvedPage.ts';

/** How a feature adds variants of pages, each a page of its own: the export `variants` of its variants.ts. */
export interface PageVariants {
  /** Whether the text of a route entry may define variants. */
  mayBeIn(text: string): boolean;
  /** Lists the variants, besides the page itself, that unresolved sections define. */
  list(sections: unknown): string[];
  /** Returns the layers above those of an unresolved section in a variant, with the keys that differ. */
  listLayers(section: SourceLayer, variant: string): SourceLayer[];
  /** Replaces the keys that differ in the variants of an unresolved section. */
  replace(
    section: Record<string, unknown>,
    replace: (keys: Record<string, unknown>, path: string[]) => Record<string, unknown>,
  ): Record<string, unknown>;
  /** Marks a resolved page as a variant, or as the page that has variants. */
  mark(page: ResolvedPage, variant: string | undefined, clock: Clock): void;
}

/** The variants of pages, if a feature adds any. */
export const [variants] = Object.values(
  import.meta.glob<PageVariants>('../../../features/*/variants.ts', {
    eager: true,
    import: 'variants',
  }),
);

/** The name to which the rows of a variant bind its name; no expression can read it. */
const binding = ' variant';

/** Adds the variants of pages to their rows, each behind its page. */
export function bindVariants(sets: RowBindings[], names: readonly string[] = []): RowBindings[] {
  const bind = (rows: RowBindings, value: string) => new Map(rows).set(binding, { value });
  return names.length === 0
    ? sets
    : sets.flatMap((rows) => [rows, ...names.map((name) => bind(rows, name))]);
}

/** Separates the rows of a page from the name of its variant. */
export function splitVariant(all: RowBindings): { rows: RowBindings; variant: string | undefined } {
  const value = all.get(binding)?.value;
  if (typeof value !== 'string') return { rows: all, variant: undefined };
  const rows = new Map(all);
  rows.delete(binding);
  return { rows, variant: value };
}
