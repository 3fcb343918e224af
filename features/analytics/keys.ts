import { defineKeys, flag } from '../../schema/vocabulary.ts';
import { analytics } from './analytics.ts';
import { scripts } from './scripts.ts';

/** The services and scripts of a site, and the pages that are not counted. */
export const keys = defineKeys({
  site: { analytics, scripts },
  page: {
    analytics: flag('`false` leaves out `site.analytics` on this page.', {
      default: true,
      'x-panel': 'Sharing',
    }),
  },
});
