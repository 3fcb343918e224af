import { defineFacts } from '../../schema/index.ts';
import { hasInvented } from './listInvented.ts';

/** What the rules about samples know of a page. */
export const facts = defineFacts({
  /** Whether its route entry has invented addresses, numbers or samples. */
  invented: ({ isShown, routeEntry }): true | undefined =>
    isShown && !routeEntry.localization && hasInvented(routeEntry.value) ? true : undefined,
});
