import { createEndpoint } from '../http/createEndpoint.ts';
import type { FunctionHandler, Ports } from '../ports/Ports.ts';
import { chooseForm, readSubmission, type Submission } from '../submission/readSubmission.ts';
import {
  nameFiles,
  placeFiles,
  requireReceivedFiles,
  storeFiles,
} from '../submission/receiveFiles.ts';
import {
  getIdempotencyKey,
  type SubmittedFiles,
  storeSubmission,
} from '../submission/storeSubmission.ts';

/**
 * Creates the handler of a function that receives forms: it checks a submission and its files, stores
 * it and makes its deliveries. It accepts JSON, and HTML forms from browsers without JavaScript, which
 * it answers with a page.
 *
 * @param name the function's name; it receives the forms whose `function` it is
 * @param claimFiles finds the files of a submission without files that the browser uploaded before, to
 *   the `bucket` of a field; without it, such submissions are refused
 */
export function createSubmissionHandler(
  name: string,
  ports: Ports,
  claimFiles?: (submission: Submission, request: Request) => Promise<FileClaim>,
): FunctionHandler {
  return createEndpoint(name, ports, async (call) => {
    const { values, files, hasTexts } = call.body;
    call.form = chooseForm(await ports.loadForms(), name, values);
    const owner = await getIdempotencyKey(call.request, ports, values);
    const received = await nameFiles(call.form.definition, files, owner);
    const named = { ...values, ...received.values };
    const texts = await ports.texts(call.form.definition.locale);
    const canClaim = claimFiles !== undefined && received.files.length === 0;
    if (!canClaim)
      requireReceivedFiles(call.form.definition, named, received.files, texts.fields.chooseFile);
    const submission = readSubmission(call.form, { values: named, isHtmlForm: hasTexts }, texts);
    if (canClaim) {
      const { data, ...claimed } = await claimFiles(submission, call.request);
      return storeSubmission(ports, call, { ...submission, data }, claimed);
    }
    // A file of a field whose condition does not hold is not part of the submission.
    const names = new Set(Object.values(submission.data).flat());
    const kept = received.files.filter(({ name }) => names.has(name));
    const { files: placed, data } = placeFiles(kept, submission.data, ports.now());
    if (placed.length > 0) await storeFiles(ports, call, placed);
    return storeSubmission(
      ports,
      call,
      { ...submission, data },
      {
        files: placed.map(({ name }) => name),
        // The names by content: another file makes another submission.
        key: await getIdempotencyKey(call.request, ports, submission.data),
      },
    );
  });
}

/** The files that a submission claims, and its values without their names. */
export interface FileClaim extends SubmittedFiles {
  data: Record<string, unknown>;
}
