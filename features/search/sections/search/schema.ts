import type { Static } from 'typebox';
import { alignedHeader, flag, section } from '../../../../schema/vocabulary.ts';

export const schema = section(
  'search',
  'A search within the site, with all its pages as links. `search` in `site:` says what it finds.',
  {
    ...alignedHeader,
    pages: flag('`false` leaves out the links to all pages.', { default: true }),
  },
  { 'x-group': 'Text and data', 'x-synonyms': 'site-search find search-box searchbar sitemap' },
);

export type Search = Static<typeof schema>;
