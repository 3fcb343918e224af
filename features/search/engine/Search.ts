import type { FoundPage } from './findPages.ts';

/** The search in a language. */
export interface Search {
  /** Finds the pages that answer a query. */
  find(query: string): Promise<FoundPages>;
}

/** What a query finds. */
export interface FoundPages {
  /** How many pages answer the query. */
  count: number;
  /** The best of them. */
  pages: FoundPage[];
}

/** Visitors who do not find a page among these ask again. */
export const mostShown = 20;
