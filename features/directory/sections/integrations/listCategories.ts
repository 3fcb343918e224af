import type { Integrations } from './schema.ts';

/** Lists the categories, by their first appearance. */
export function listCategories({ items }: Integrations): string[] {
  return [...new Set(items.flatMap(({ category }) => category ?? []))];
}

/** The style sheet has a rule for each category. */
export const maxCategories = 8;
