import type { Reporter } from '../../../schema/index.ts';

/** Reports what the new site lacks of the old one. */
export type LossReporter = Reporter<
  | 'invalid-inventory'
  | 'lost-address'
  | 'changed-title'
  | 'changed-description'
  | 'lost-sentence'
  | 'lost-picture'
  | 'still-at-old-host'
  | 'lost-form'
  | 'lost-structured-data'
  | 'unused-gone'
>;
