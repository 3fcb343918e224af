import Type from 'typebox';
import { defineKeys, flag, link, mapping } from '../../schema/vocabulary.ts';

/** The search of a site, and the pages that it leaves out. */
export const keys = defineKeys({
  site: {
    search: mapping(
      'The search within the site. `{}` puts the texts of all pages into its index, which otherwise has titles and descriptions.',
      {
        page: Type.Optional(link('The page with a section `search`, which lists all pages.')),
      },
      { 'x-panel': 'Sharing and search' },
    ),
  },
  page: {
    search: flag('`false` leaves the page out of the index of the search within the site.', {
      default: true,
      'x-panel': 'Sharing',
    }),
  },
});
