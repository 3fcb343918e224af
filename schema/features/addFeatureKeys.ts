import type { FeatureKeys } from '../vocabulary/features/defineKeys.ts';
import { featureKeys } from '../vocabulary/features/featureKeys.ts';
import { formSchema } from '../vocabulary/form/form.ts';
import { pageSchema } from '../vocabulary/page.ts';
import { commonKeys } from '../vocabulary/section.ts';
import { siteSchema } from '../vocabulary/site/site.ts';
import { siteLists } from '../vocabulary/site/siteLists.ts';

/** Adds the keys of a feature in a package to the vocabulary. */
export function addFeatureKeys({ site, siteLists: lists = {}, page, section, form }: FeatureKeys) {
  const listSchemas = Object.fromEntries(
    Object.entries(lists).map(([name, { schema }]) => [name, schema]),
  );
  Object.assign(featureKeys.siteLists, lists);
  Object.assign(featureKeys.listSchemas, listSchemas);
  Object.assign(featureKeys.site, site);
  Object.assign(featureKeys.page, page);
  Object.assign(featureKeys.section, section);
  Object.assign(featureKeys.form, form);
  Object.assign(siteLists.properties, listSchemas);
  Object.assign(siteSchema.properties, site, listSchemas);
  Object.assign(pageSchema.properties, page);
  Object.assign(commonKeys, section);
  Object.assign(formSchema.properties, form);
}

/** Lists the keys that are defined already, by where authors write them. */
export function listKnownKeys(): Record<keyof FeatureKeys, string[]> {
  const site = Object.keys(siteSchema.properties);
  return {
    site,
    siteLists: site,
    page: Object.keys(pageSchema.properties),
    section: Object.keys(commonKeys),
    form: Object.keys(formSchema.properties),
  };
}
