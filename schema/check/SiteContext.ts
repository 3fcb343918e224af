import type { Problem } from '../diagnostics/Problem.ts';
import type { FormDefinition } from '../form.ts';
import type { RuleContext } from '../rules/RuleContext.ts';
import type { Site } from '../site.ts';

/** What all pages of a site share while they are read. */
export interface SiteContext {
  context: RuleContext;
  /** Undefined if `site` has no name or url. */
  site: Site | undefined;
  forms: Record<string, FormDefinition>;
  /** Problems of `site`, blocks, collections and forms. */
  problems: Problem[];
}
