import { defineKeys, flag } from '../../schema/vocabulary.ts';
import { analytics } from './analytics.ts';

/** The services of a site, and the pages that are not counted. */
export const keys = defineKeys({
  site: { analytics },
  page: {
    analytics: flag('`false` leaves out `site.analytics` on this page.', { default: true }),
  },
});
