import { mapping } from '../fields/mapping.ts';
import { link, plain } from '../fields/text.ts';

/** The schema of a link with its text. */
export const navigationLink = mapping('A link.', {
  label: plain('Link text.'),
  to: link('Link target.'),
});
