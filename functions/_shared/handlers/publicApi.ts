// The functions of a site import this module as `@blockwright/forms`.

export {
  createEndpoint,
  createJsonResponse,
  type EndpointCall,
  getFormPageUrl,
} from '../http/createEndpoint.ts';
export { createPageResponse } from '../http/createPageResponse.ts';
export { HttpError } from '../http/HttpError.ts';
export type { FunctionHandler, Ports } from '../ports/Ports.ts';
export { createFieldError } from '../submission/createFieldError.ts';
export { inspectFile } from '../submission/inspectFile.ts';
export { limitSender } from '../submission/limitSender.ts';
export { chooseForm, readSubmission, type Submission } from '../submission/readSubmission.ts';
export type { HandlerFactory } from './createFunctions.ts';
export { createSubmissionHandler, type FileClaim } from './createSubmissionHandler.ts';
