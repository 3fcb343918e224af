import type { FormDefinition } from '../forms/FormDefinition.ts';
import type { ResearchNote } from '../ports/ResearchProvider.ts';
import type { SiteLook } from '../ports/SiteLook.ts';
import type { FunctionWords } from '../words/FunctionTexts.ts';

/** What deployed functions know of their site. `functions build` writes it into their code. */
export interface DeployedSite {
  /** The forms by name. */
  forms: Readonly<Record<string, FormDefinition>>;
  notes: ResearchNote[];
  look: SiteLook;
  words: FunctionWords;
}
