import type { TSchema } from 'typebox';
import type { Finding } from '../validate/Finding.ts';
import type { Validator } from '../validate/Validator.ts';
import type { Collection } from './Collection.ts';
import type { Manifest } from './Manifest.ts';
import type { Scope } from './Scope.ts';

/** What a page is resolved against. Nothing in it changes while pages are resolved. */
export interface ResolveContext {
  /** Site and filters; a page adds its rows and itself. */
  scope: Scope;
  blocks: Manifest['blocks'];
  collections: Map<string, Collection>;
  /** Schema of each section type. */
  sections: Record<string, TSchema>;
  validator: Validator;
  /** `dev` shows drafts and what is yet to be published. */
  mode: 'build' | 'dev';
  now: Date;
  /** True when a manifest could not be read: a block may be missing without fault. */
  isIncomplete: boolean;
  /** What is wrong with sections that several pages share, the same object. */
  knownFindings: WeakMap<object, Finding[]>;
}
