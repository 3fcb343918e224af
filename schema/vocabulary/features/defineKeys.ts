import type { Static, TProperties, TSchema } from 'typebox';

/**
 * The keys that a feature adds to the vocabulary: the export `keys` of its keys.ts. All of them are
 * optional. Their schemas may have annotations.
 */
export interface FeatureKeys {
  site?: TProperties;
  /** Keys of `site:` whose lists may come from rows. Collections are read before, so `{{ }}` cannot name the keys. */
  siteLists?: Readonly<Record<string, SiteListKey>>;
  page?: TProperties;
  /** Keys of every section. */
  section?: TProperties;
  form?: TProperties;
}

/** The same of a feature of this repository. */
export interface BuiltInKeys extends FeatureKeys {
  /** Keys of every section of a type, by type. */
  sectionTypes?: Readonly<Record<string, TProperties>>;
  /** Keys of the entries of lists that visitors may look through. */
  entry?: TProperties;
  /** Keys of the plans of `pricing`, and other forms of their prices than a text. */
  plan?: TProperties;
  prices?: TSchema[];
}

/** Annotations of the schema of a key. */
export interface KeyAnnotations {
  /** Where the editor shows it: a panel of the settings for a key of `site:`, otherwise a tab of the form. */
  'x-panel'?: string;
  /** Present if the texts of the value are not for visitors, so nobody translates them. */
  'x-technical'?: true;
  /**
   * Present for a key of `site:` with services that load scripts, as `service: settings`: the hosts of
   * services whose settings name no `server`. Rules compare all hosts with those that the site allows.
   */
  'x-hosts'?: Readonly<Record<string, string>>;
}

/** A key of `site:` whose lists may come from rows. */
export interface SiteListKey<Schema extends TSchema = TSchema, PageValue = unknown> {
  schema: Schema;
  /** Returns the value in another language of the site. */
  localize?(value: Static<Schema>, locale: string): Static<Schema>;
  /**
   * Returns the part of the value on which pages depend: `site` of a render context has it under the same
   * key. Undefined for none.
   */
  forPages?(value: Static<Schema>): PageValue | undefined;
}

/** Returns the keys of a feature, with their types. */
export function defineKeys<Keys extends BuiltInKeys>(keys: Keys): Keys {
  return keys;
}

/** Returns a key of `site:` whose lists may come from rows, with its types. */
export function listKey<Schema extends TSchema, PageValue>(
  key: SiteListKey<Schema, PageValue>,
): SiteListKey<Schema, PageValue> {
  return key;
}

/** Returns the values that keys of a feature have in `site`, a page, a section or a form. */
export function readKeys<Keys extends TProperties>(
  values: object,
  keys: Keys,
): { [Key in keyof Keys]?: Static<Keys[Key]> } {
  return pick(values, keys);
}

/** Returns the values of lists of `site:`, with their entries: `lists` of a site context. */
export function readLists<Keys extends Record<string, SiteListKey>>(
  { values }: { values: object },
  keys: Keys,
): { [Key in keyof Keys]?: Static<Keys[Key]['schema']> } {
  return pick(values, keys);
}

/** Returns the parts of lists of `site:` that pages depend on: those that `forPages()` returned. */
export function readListParts<Keys extends Record<string, SiteListKey>>(
  site: object,
  keys: Keys,
): { [Key in keyof Keys]?: Keys[Key] extends SiteListKey<TSchema, infer Part> ? Part : never } {
  return pick(site, keys);
}

function pick<Picked>(values: object, keys: object): Picked {
  const names = Object.keys(keys).filter((name) => name in values);
  return Object.fromEntries(names.map((name) => [name, Reflect.get(values, name)])) as Picked;
}
