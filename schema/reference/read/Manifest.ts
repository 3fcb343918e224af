import type { SourceLayer } from '../expressions/Provenance.ts';

/** An unresolved entry of `pages:`: the unit that is resolved, validated and cached. */
export interface RouteEntry extends SourceLayer {
  /** The key: a route that may contain `{{ }}`. */
  route: string;
  /** Its `with` and `each`, if they are known without parsing the entry. */
  bindings?: Bindings;
  /** Its language, if that is not the language of pages.yaml. */
  locale?: string;
}

/** The unresolved `with` and `each` of an entry. */
export interface Bindings {
  with?: unknown;
  each?: unknown;
  /** Names bound by a misspelt `with` or `each`, which is reported elsewhere. */
  misspelt?: string[];
}

/** The merged content of pages.yaml and pages/*.yaml. */
export interface Manifest {
  site: SourceLayer | undefined;
  blocks: Map<string, SourceLayer>;
  routeEntries: RouteEntry[];
  /** Whether a file could not be read completely: what it defines must not be reported as missing. */
  isIncomplete: boolean;
}
