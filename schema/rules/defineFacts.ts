import type { ResolvedPage } from '../reference/read/ResolvedPage.ts';
import type { Clock } from '../reference/rows/isPublished.ts';
import type { RuleContext } from './RuleContext.ts';

/**
 * The fields that a feature adds to the facts of pages: the export `facts` of its facts.ts. Each value is
 * plain data, because facts are stored; undefined for a page without the fact.
 */
export type FeatureFacts = Readonly<
  Record<string, (page: ResolvedPage, context: RuleContext) => unknown>
>;

/** The same for facts of rendered pages: the export `renderedFacts` of facts.ts. */
export type FeatureRenderedFacts = Readonly<
  Record<string, (page: RenderedParts, context: Clock & { site: object }) => unknown>
>;

/** What facts of rendered pages are collected from. */
export interface RenderedParts {
  /** The schema.org objects of sections, by their index among the shown ones; of the page itself, -1. */
  structuredData: readonly { section: number; data: object }[];
  /** The document, perhaps in parts. */
  parts: readonly string[];
}

/** Returns the fields that a feature adds to the facts of pages, with their types. */
export function defineFacts<Facts extends FeatureFacts>(facts: Facts): Facts {
  return facts;
}

/** Returns the fields that a feature adds to the facts of rendered pages, with their types. */
export function defineRenderedFacts<Facts extends FeatureRenderedFacts>(facts: Facts): Facts {
  return facts;
}

/** Returns the fields of a feature in the facts of a page, or of a rendered page. */
export function readFacts<Facts extends FeatureFacts | FeatureRenderedFacts>(
  { features = {} }: { features?: Readonly<Record<string, unknown>> },
  facts: Facts,
): { [Field in keyof Facts]?: Exclude<ReturnType<Facts[Field]>, undefined> } {
  const fields = Object.keys(facts).filter((field) => field in features);
  return Object.fromEntries(fields.map((field) => [field, features[field]])) as never;
}
