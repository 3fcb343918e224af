import { createSubmissionHandler, type HandlerFactory } from 'blockwright/functions';
import { claimResume } from './claimResume.ts';

/** The site's own function: applications, whose resume the browser uploaded before. */
const create: HandlerFactory = (ports) =>
  createSubmissionHandler('send-applicant-email', ports, (submission, request) =>
    claimResume(ports, submission, request),
  );
export default create;
