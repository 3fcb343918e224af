import { mapping } from '../fields/shapes.ts';
import { link, plain } from '../fields/strings.ts';

/** The schema of a link with its text. */
export const navigationLink = mapping('A link.', {
  label: plain('Link text.'),
  to: link('Link target.'),
});
