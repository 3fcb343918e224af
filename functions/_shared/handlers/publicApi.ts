// What a site's own functions import as `blockwright/functions`.

export { createEndpoint, createJsonResponse, type EndpointCall } from '../http/createEndpoint.ts';
export { HttpError } from '../http/HttpError.ts';
export type { FunctionHandler, Ports } from '../ports/Ports.ts';
export type { Passage, ResearchResult } from '../ports/ResearchResult.ts';
export type { HandlerFactory } from './createFunctions.ts';
export { createSearchHandler, type SearchRefinement } from './createSearchHandler.ts';
export { createSubmissionHandler } from './createSubmissionHandler.ts';
