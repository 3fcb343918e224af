/** Marks an entry of a list that stands in for a real one. */
export const sample = flag(
  '`true` for an invented person, quotation, story or figure: `dev` marks it and `check` warns until a real one replaces it.',
);

import { flag } from './shapes.ts';
