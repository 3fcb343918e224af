import type { HandlerFactory } from '@blockwright/forms';
import { createSearchHandler } from './createSearchHandler.ts';
import { createServiceSearch } from './createServiceSearch.ts';

/** The site's own function: the search of research notes, with answers of an external service. */
const create: HandlerFactory = (ports) =>
  createSearchHandler(
    'search-virtual-latinos',
    ports,
    createServiceSearch('Virtual Latinos', ports),
  );
export default create;
