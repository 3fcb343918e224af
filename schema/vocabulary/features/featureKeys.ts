import Type, { type TProperties } from 'typebox';
import type { BuiltInKeys, SiteListKey } from './defineKeys.ts';

const modules = Object.values(
  import.meta.glob<BuiltInKeys>('../../../features/*/keys.ts', { eager: true, import: 'keys' }),
);

const sectionTypes: Readonly<Record<string, object>> = Object.assign(
  {},
  ...modules.map((keys) => keys.sectionTypes),
);

const siteLists: Record<string, SiteListKey> = Object.assign(
  {},
  ...modules.map((keys) => keys.siteLists),
);

/**
 * The keys of all features by where authors write them. Types of the vocabulary do not name the keys: a
 * feature reads its own with `readKeys()`.
 */
export const featureKeys = {
  site: mergeKeys('site'),
  siteLists,
  /** The schemas of `siteLists`. */
  listSchemas: toOptional(
    Object.fromEntries(Object.entries(siteLists).map(([name, { schema }]) => [name, schema])),
  ),
  page: mergeKeys('page'),
  section: mergeKeys('section'),
  sectionTypes,
  entry: mergeKeys('entry'),
  plan: mergeKeys('plan'),
  prices: modules.flatMap(({ prices = [] }) => prices),
  form: mergeKeys('form'),
};

function mergeKeys(
  owner: 'site' | 'page' | 'section' | 'entry' | 'plan' | 'form',
): Readonly<Record<string, object>> {
  return toOptional(Object.assign({}, ...modules.map((keys) => keys[owner])));
}

function toOptional(keys: TProperties): Readonly<Record<string, object>> {
  const entries = Object.entries(keys);
  return Object.fromEntries(entries.map(([name, schema]) => [name, Type.Optional(schema)]));
}
