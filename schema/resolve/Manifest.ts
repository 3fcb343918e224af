import type { SourceLayer } from './Provenance.ts';

/** One entry of `pages:` as it is written: the unit that is resolved, validated and cached. */
export interface RouteEntry extends SourceLayer {
  /** The key: a route, perhaps with `{{ }}`. */
  route: string;
  /** Its `with` and `each`, when they are known without the entry having been parsed. */
  bindings?: Bindings;
}

/** The rows that an entry asks for, as written. */
export interface Bindings {
  with?: unknown;
  each?: unknown;
  /** Names bound by a key that is told to be a misspelt `with` or `each`. */
  misspelt?: string[];
}

/** What the manifest's files hold together. */
export interface Manifest {
  site: SourceLayer | undefined;
  blocks: Map<string, SourceLayer>;
  routeEntries: RouteEntry[];
  /** Whether a file could not be read, so that something may be missing without fault. */
  isIncomplete: boolean;
}
