import { link } from '../fields/link.ts';
import { mapping } from '../fields/mapping.ts';
import { plain } from '../fields/text.ts';

/** The schema of a link with its text. */
export const navigationLink = mapping('A link.', {
  label: plain('Link text.'),
  to: link('Link target.'),
});
