import type { FormConfig } from '../../../schema/vocabulary.ts';

/** A form of data/forms, with what the site knows about its function. */
export interface SiteForm extends FormConfig {
  /** Whether `functions build` does not write its function. */
  hasForeignFunction?: boolean;
}
