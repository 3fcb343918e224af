import type { TSchema } from 'typebox';
import type { addFeature, Problem } from '../../schema/index.ts';
import { featureKeys, type SectionCheck } from '../../schema/vocabulary.ts';
import { guardCheck } from './guardCheck.ts';
import { sectionChecks } from './sectionChecks.ts';
import { sectionSchemas } from './sectionSchemas.ts';

/**
 * The section types that a site adds to the engine's types. Every process and thread works on one
 * site, so there is one registry, which `loadSiteSections()` fills.
 */
export const siteSectionRegistry: {
  /** Problems with the code of the types, and of features in packages. */
  problems: Problem[];
  /** The problems with the names of the types. They last until the names are read again. */
  nameProblems: Problem[];
  /** The problems with features in packages. They last until the features are loaded again. */
  featureProblems: Problem[];
  /** The compiled types: type → path of the module. */
  modules: Record<string, string>;
  /** The folders of the types: type → path below the site, and absolute path. */
  folders: Record<string, { path: string; folder: string }>;
  /** The islands: type → path of island.tsx. */
  islands: Record<string, string>;
  /** The presets: type → name → text. */
  presets: Record<string, Record<string, string>>;
  /** The features in packages, compiled. */
  features: Parameters<typeof addFeature>[0][];
} = {
  problems: [],
  nameProblems: [],
  featureProblems: [],
  modules: {},
  folders: {},
  islands: {},
  presets: {},
  features: [],
};

/** Adds section types to those that this process checks, or replaces built-in ones. */
export function registerSections(
  sections: Record<
    string,
    { schema: TSchema; check?: SectionCheck; presets?: Record<string, string> }
  >,
): void {
  for (const [type, { schema, check, presets }] of Object.entries(sections)) {
    sectionSchemas[type] = schema;
    if (check) sectionChecks[type] = guardCheck(type, check);
    else delete sectionChecks[type];
    if (presets) siteSectionRegistry.presets[type] = presets;
  }
  // Features in packages may have added keys to every section since.
  for (const schema of Object.values<TSchema & { properties?: object }>(sectionSchemas))
    schema.properties = { ...featureKeys.section, ...schema.properties };
}
