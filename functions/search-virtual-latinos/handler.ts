import { createSearchHandler } from '../_shared/handlers/createSearchHandler.ts';
import type { Handler, Ports } from '../_shared/ports/Ports.ts';

/** The reference site's own function: the engine's search of research notes, about one company. */
export default (ports: Ports): Handler =>
  createSearchHandler('search-virtual-latinos', ports, 'Virtual Latinos');
