import type { Finding } from '../../diagnostics/Finding.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import type { Page } from '../../vocabulary/page.ts';
import type { AnySection } from '../../vocabulary/section.ts';
import type { FormattedTexts } from '../expressions/FormattedTexts.ts';
import type { Provenance } from '../expressions/Provenance.ts';
import type { RowQuery } from '../rows/RowQuery.ts';
import type { RouteEntry } from './Manifest.ts';

/** A resolved section with its provenance. */
export interface ResolvedSection {
  value: AnySection;
  provenance: Provenance;
  /** Index in `sections:` of the page. */
  index: number;
  /** Whether it is published now: no draft, between publishAt and expireAt. */
  isShown: boolean;
  /** Why its schema rejects it. */
  findings: readonly Finding[];
  /** Its texts, cached by the first rule that reads them. */
  texts?: FormattedTexts;
}

/** A resolved page with its provenance. */
export interface ResolvedPage {
  page: Page;
  provenance: Provenance;
  routeEntry: RouteEntry;
  sections: ResolvedSection[];
  isShown: boolean;
  /** The times of its publication: its fields and its rows. */
  publication: object[];
}

/** The result of resolving a page; no page if its route is unknown. */
export interface PageResult {
  page: ResolvedPage | undefined;
  problems: Problem[];
  usage: Usage;
}

/** Blocks, rows and columns that a page reads, to find unused ones. */
export interface Usage {
  blocks: Set<string>;
  /** `<collection>.<key>` of the rows it is bound to. */
  rows: Set<string>;
  /** `<collection>.<column>`; `<collection>.*` if it inserts a whole row. */
  columns: Set<string>;
  /** Names bound by `with` and `each` that it reads. */
  names: Set<string>;
  /** The rows that its lists select, with the columns that they read. */
  lists: ListUse[];
  /** Time in milliseconds at which a list may select other rows; absent if time does not matter. */
  until?: number;
}

/** Rows that a list selects and the columns that it reads; `*` for whole rows. */
export interface ListUse {
  query: RowQuery;
  columns: string[];
}
