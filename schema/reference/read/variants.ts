import { isMapping } from '../../../base/values/isMapping.ts';
import type { KeyAnnotations } from '../../vocabulary/features/defineKeys.ts';
import { featureKeys } from '../../vocabulary/features/featureKeys.ts';
import type { AnySection } from '../../vocabulary/section.ts';
import type { SourceLayer } from '../expressions/Provenance.ts';
import type { RowBindings } from '../expressions/Scope.ts';
import { type Clock, isOver } from '../rows/isPublished.ts';
import type { ResolvedPage } from './ResolvedPage.ts';

/** The key of sections that has other variants of them, and the names of these variants. */
const [variantKey = '', names = []] =
  Object.entries(featureKeys.section)
    .map(([key, schema]) => [key, (schema as KeyAnnotations)['x-variants']] as const)
    .find(([, variants]) => variants) ?? [];

/** The name to which the rows of a variant of a page bind its name; no expression can read it. */
const binding = ' variant';

/** Lists the variants of a page, besides the page itself, that its sections define. */
export function listVariants(sections: unknown): string[] {
  if (!Array.isArray(sections)) return [];
  const values = sections.flatMap((section) => (isMapping(section) && section[variantKey]) || []);
  return names.filter((name) => values.some((value) => isMapping(value) && isMapping(value[name])));
}

/** Adds the variants of pages to their rows, each behind its page. */
export function bindVariants(sets: RowBindings[], variants: readonly string[] = []): RowBindings[] {
  const bind = (rows: RowBindings, value: string) => new Map(rows).set(binding, { value });
  return variants.length === 0
    ? sets
    : sets.flatMap((rows) => [rows, ...variants.map((name) => bind(rows, name))]);
}

/** Separates the rows of a page from the name of its variant. */
export function splitVariant(all: RowBindings): {
  rows: RowBindings;
  variant?: string | undefined;
} {
  const value = all.get(binding)?.value;
  if (typeof value !== 'string') return { rows: all };
  const rows = new Map(all);
  rows.delete(binding);
  return { rows, variant: value };
}

/** Returns the keys that differ in a variant of a section, as the layer above its others. */
export function listVariantLayers(own: SourceLayer, variant: string | undefined): SourceLayer[] {
  const value = own.value[variantKey];
  const changed = variant !== undefined && isMapping(value) && value[variant];
  const path = [...own.path, variantKey, variant ?? ''];
  return isMapping(changed) ? [{ ...own, path, value: changed }] : [];
}

/** Replaces the keys that differ in the variants of a section, each with their path in the section. */
export function replaceVariants<Section extends Record<string, unknown>>(
  section: Section,
  replace: (keys: Record<string, unknown>, path: string[]) => Record<string, unknown>,
): Section {
  const value = section[variantKey];
  if (!isMapping(value)) return section;
  const replaced = { ...value };
  for (const name of names) {
    const keys = value[name];
    if (isMapping(keys)) replaced[name] = replace(keys, [variantKey, name]);
  }
  return { ...section, [variantKey]: replaced };
}

/**
 * Marks a page that has variants until the last day of their test. A variant has an address of its own, which
 * nothing lists, and is shown as the page.
 */
export function markVariant(resolved: ResolvedPage, variant: string | undefined, clock: Clock) {
  const { page } = resolved;
  const test = resolved.sections.map(({ value }) => value[variantKey]).find(isMapping);
  const isCurrent = test !== undefined && !isOver(String(test.end), clock);
  if (test)
    page.sections = page.sections.map(({ [variantKey]: _, ...shown }) => shown as AnySection);
  if (isCurrent) page.variant = { label: `${test.name}=${variant ?? 'a'}` };
  if (variant === undefined) return;
  resolved.isShown &&= isCurrent;
  const { route, noindex, robots, original } = page;
  const shownAs = { route, noindex, ...(robots && { robots }), ...(original && { original }) };
  if (page.variant) page.variant.shownAs = shownAs;
  page.route = `${route === '/' ? '' : route}/variant-${variant}`;
  page.original ??= route;
  page.noindex = true;
  page.redirectFrom = [];
  delete page.robots;
}
