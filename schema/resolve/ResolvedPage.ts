import type { Problem } from '../diagnostics/Problem.ts';
import type { Page } from '../page.ts';
import type { AnySection } from '../section.ts';
import type { Finding } from '../validate/Finding.ts';
import type { RouteEntry } from './Manifest.ts';
import type { Provenance } from './Provenance.ts';
import type { Texts } from './Texts.ts';

/** A resolved section with the way back to where it is written. */
export interface ResolvedSection {
  value: AnySection;
  provenance: Provenance;
  /** Position in the page as written, from 0. */
  index: number;
  /** Whether it is shown now: no draft, between publishAt and expireAt. */
  isShown: boolean;
  /** What its schema has against it. */
  findings: readonly Finding[];
  /** Its texts, once a check has asked for them. */
  texts?: Texts;
}

/** A resolved page with the way back to where it is written. */
export interface ResolvedPage {
  page: Page;
  provenance: Provenance;
  routeEntry: RouteEntry;
  sections: ResolvedSection[];
  isShown: boolean;
}

/** What resolving one page gave; no page when its route could not be told. */
export interface PageResult {
  page: ResolvedPage | undefined;
  problems: Problem[];
  usage: Usage;
}

/** What a page read: for caching, and for finding what nothing reads. */
export interface Usage {
  blocks: Set<string>;
  /** `<collection>.<key>` of rows that pages are bound to. */
  rows: Set<string>;
  /** `<collection>.<column>`; `<collection>.*` when a whole row is inserted. */
  columns: Set<string>;
  /** Names bound by `with` and `each` that were read. */
  names: Set<string>;
}
