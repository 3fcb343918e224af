import { defineRenderedFacts } from '../../schema/index.ts';
import { readKeys } from '../../schema/vocabulary.ts';
import { type Arrival, readArrival } from './arrival/readArrival.ts';
import { keys } from './keys.ts';

/** What a site that replaces another one has on each page. */
export const renderedFacts = defineRenderedFacts({
  /** What the page says and shows, as it is compared with the inventory of the old site. */
  arrival(page, { site }): Arrival | undefined {
    return readKeys(site, keys.site).replaces === undefined ? undefined : readArrival(page);
  },
});
