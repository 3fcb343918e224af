import type { TSchema } from 'typebox';
import type { Finding } from '../../diagnostics/Finding.ts';
import type { Validator } from '../../shape/Validator.ts';
import type { Scope } from '../expressions/Scope.ts';
import type { Collection } from '../rows/Collection.ts';
import type { Manifest } from './Manifest.ts';

/** Data that resolving a page reads. It stays the same while pages are resolved. */
export interface ResolveContext {
  /** `site` and the filters; a page adds its rows and `page`. */
  scope: Scope;
  blocks: Manifest['blocks'];
  collections: Map<string, Collection>;
  /** Schema of each section type. */
  sections: Record<string, TSchema>;
  validator: Validator;
  /** `dev` shows drafts and scheduled content. */
  mode: 'build' | 'dev';
  now: Date;
  /** Language of the site, by which rows are sorted. */
  locale: string;
  /** The zone of dates and times without an offset; UTC if undefined. */
  timeZone: string | undefined;
  /** Its entry in `site.locales`; absent without. */
  language?: string | undefined;
  /** The context of the original, for pages in another language. */
  original?: ResolveContext;
  /** The texts of `site:` without a translation. */
  untranslated?: ReadonlySet<string>;
  /** Whether a manifest could not be read completely: blocks must not be reported as missing. */
  isIncomplete: boolean;
  /** Sections that several pages share, as they were read, by the section's value. */
  knownSections: WeakMap<object, ReadSection>;
}

/** A validated section. */
export interface ReadSection {
  /** Whole numbers are text where the schema wants text. */
  value: Record<string, unknown>;
  findings: readonly Finding[];
}
