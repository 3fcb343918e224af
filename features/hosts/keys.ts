import { choice, defineKeys } from '../../schema/vocabulary.ts';
import { hosts } from './hosts.ts';

/** The host of a site. */
export const keys = defineKeys({
  site: {
    host: choice(
      [...hosts.keys()],
      'Where the site is published. The build reports what exceeds the limits of this host.',
    ),
  },
});
