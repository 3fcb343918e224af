import type { Static } from 'typebox';
import { alignedHeader, section } from '../../schema/vocabulary.ts';

export const schema = section(
  'languages',
  'The languages of the site, each with a link to this page in it.',
  alignedHeader,
  { 'x-synonyms': 'language-switch language-switcher translations' },
);

export type Languages = Static<typeof schema>;
