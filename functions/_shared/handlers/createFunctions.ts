import type { FunctionHandler, Ports } from '../ports/Ports.ts';
import { createMaintenanceHandler } from './createMaintenanceHandler.ts';
import { createSubmissionHandler } from './createSubmissionHandler.ts';

/** Creates the handler of a function from its ports: the default export of a site's own function. */
export type HandlerFactory = (ports: Ports) => FunctionHandler;

/** The functions that every site has, by name. */
export const builtInFunctions: Readonly<Record<string, HandlerFactory>> = {
  'submit-form': (ports) => createSubmissionHandler('submit-form', ports),
  'send-contact-email': (ports) => createSubmissionHandler('send-contact-email', ports),
  maintain: createMaintenanceHandler,
};

/** Creates the handlers of all functions of a site: those above and its own. */
export function createFunctions(
  ports: Ports,
  own: Readonly<Record<string, HandlerFactory>> = {},
): Record<string, FunctionHandler> {
  const factories = Object.entries({ ...own, ...builtInFunctions });
  return Object.fromEntries(factories.map(([name, create]) => [name, create(ports)]));
}
