import type { FormDefinition } from '../../../base/forms/FormDefinition.ts';
import type { SiteBranding } from '../ports/SiteBranding.ts';
import type { FunctionWords } from '../site/FunctionTexts.ts';

/** Site data for deployed functions. `functions build` writes it into their code. */
export interface DeployedSite {
  /** The forms by name. */
  forms: Readonly<Record<string, FormDefinition>>;
  look: SiteBranding;
  words: FunctionWords;
  /** The same in each other language; what is left out is as in the first. */
  locales?: Readonly<Record<string, { look: Partial<SiteBranding>; words: FunctionWords }>>;
}
