import type { ResolvedPage } from '../reference/read/ResolvedPage.ts';
import type { FeatureFacts, FeatureRenderedFacts, RenderedParts } from './defineFacts.ts';
import type { RuleContext } from './RuleContext.ts';

/** Collects the facts of a page that features want to know; undefined for none. */
export function collectFeatureFacts(
  page: ResolvedPage,
  context: RuleContext,
): Record<string, unknown> | undefined {
  return collect(facts, (find) => find(page, context));
}

/** Collects the facts of a rendered page that features want to know; undefined for none. */
export function collectRenderedFacts(
  page: RenderedParts,
  { now, site }: { now: Date; site: { timeZone?: string } },
): Record<string, unknown> | undefined {
  return collect(renderedFacts, (find) => find(page, { now, timeZone: site.timeZone, site }));
}

/** The exports of facts.ts of a feature. */
interface FactModule {
  facts?: FeatureFacts;
  renderedFacts?: FeatureRenderedFacts;
}

/** Adds the facts of a feature in a package. */
export function addFacts(module: FactModule): void {
  Object.assign(facts, module.facts);
  Object.assign(renderedFacts, module.renderedFacts);
}

/** Lists the fields that features add to the facts of pages. */
export function listFactFields(kind: keyof FactModule): string[] {
  return Object.keys(kind === 'facts' ? facts : renderedFacts);
}

function collect<Find>(
  fields: Readonly<Record<string, Find>>,
  apply: (find: Find) => unknown,
): Record<string, unknown> | undefined {
  let found: Record<string, unknown> | undefined;
  for (const name in fields) {
    const value = apply(fields[name] as Find);
    if (value !== undefined) found = { ...found, [name]: value };
  }
  return found;
}

const modules = Object.values(
  import.meta.glob<FactModule>('../../features/*/facts.ts', { eager: true }),
);
const facts: Record<string, FeatureFacts[string]> = Object.assign(
  {},
  ...modules.map((module) => module.facts),
);
const renderedFacts: Record<string, FeatureRenderedFacts[string]> = Object.assign(
  {},
  ...modules.map((module) => module.renderedFacts),
);
