import type { SourceLayer } from '../expressions/Provenance.ts';

/** An unresolved entry of `pages:`: the unit that is resolved, validated and cached. */
export interface RouteEntry extends SourceLayer {
  /** The key: a route that may contain `{{ }}`. */
  route: string;
  /** Its `with` and `each`, if they are known without parsing the entry. */
  bindings?: Bindings;
  /** How it is translated, if its pages are in another language than pages.yaml. */
  localization?: Localization;
}

/** The translation of a route entry as plain data. */
export interface PlainLocalization {
  locale: string;
  /** The key in this language. */
  route: string;
  /** Earlier routes in this language. */
  redirectFrom: readonly string[];
  /** Whether the texts of the original stand in for missing translations. */
  isUntranslated?: true;
  texts: { original: string; translation?: string; at?: string; draft?: boolean }[];
}

/** The translation of a route entry into a language. */
export interface Localization extends Omit<PlainLocalization, 'texts'> {
  /** Hash of everything that the translation depends on. */
  readonly digest: string;
  /** The same as plain data, for another thread. */
  plain: PlainLocalization;
  /** The texts of the translated mapping that have no translation. */
  readonly untranslated: ReadonlySet<string>;
  /** Translates the mapping of the entry. */
  translate(value: Record<string, unknown>): Record<string, unknown>;
}

/** The unresolved `with` and `each` of an entry. */
export interface Bindings {
  with?: unknown;
  each?: unknown;
  /** Names bound by a misspelt `with` or `each`, which is reported elsewhere. */
  misspelt?: string[];
  /** The variants of each of its pages, besides the page itself. */
  variants?: string[];
}

/** The merged content of pages.yaml and pages/*.yaml. */
export interface Manifest {
  site: SourceLayer | undefined;
  blocks: Map<string, SourceLayer>;
  routeEntries: RouteEntry[];
  /** Whether a file could not be read completely: what it defines must not be reported as missing. */
  isIncomplete: boolean;
}
