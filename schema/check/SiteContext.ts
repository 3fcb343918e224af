import type { Problem } from '../diagnostics/Problem.ts';
import type { RuleContext } from '../rules/RuleContext.ts';
import type { FormConfig } from '../vocabulary/form/form.ts';
import type { Site } from '../vocabulary/site/site.ts';

/** Data that all pages of a site share while they are read. */
export interface SiteContext {
  context: RuleContext;
  /** Undefined if `site` has no name or url. */
  site: Site | undefined;
  forms: Record<string, FormConfig>;
  /** The same in each other language. */
  localized: Map<string, SiteContext>;
  /** Problems of `site`, blocks, collections and forms. */
  problems: Problem[];
}
