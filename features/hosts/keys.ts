import { choice, defineKeys } from '../../schema/vocabulary.ts';
import { hostNames } from './hostNames.ts';

/** The host of a site. */
export const keys = defineKeys({
  site: {
    host: choice(
      [...hostNames],
      'Where the site is published. The build writes the files that this host reads, and reports what it refuses.',
    ),
  },
});
