// What a site's own functions import as `blockwright/functions`.
export type { HandlerFactory } from './createFunctions.ts';
export { createSearchHandler } from './handlers/createSearchHandler.ts';
export { createSubmissionHandler } from './handlers/createSubmissionHandler.ts';
export { createEndpoint, createJsonResponse, type EndpointCall } from './http/createEndpoint.ts';
export { HttpError } from './http/HttpError.ts';
export type { Handler, Ports } from './ports/Ports.ts';
