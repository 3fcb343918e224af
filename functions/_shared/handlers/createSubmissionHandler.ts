import { createEndpoint } from '../http/createEndpoint.ts';
import type { FunctionHandler, Ports } from '../ports/Ports.ts';
import { claimResume } from '../submission/claimResume.ts';
import { chooseForm, readSubmission } from '../submission/readSubmission.ts';
import { nameFiles, requireReceivedFiles, storeFiles } from '../submission/receiveFiles.ts';
import { getIdempotencyKey, storeSubmission } from '../submission/storeSubmission.ts';

/**
 * Creates the handler of a function that receives forms: it checks a submission and its files, stores
 * it and makes its deliveries. It accepts JSON, and HTML forms from browsers without JavaScript, which
 * it answers with a page.
 *
 * @param name the function's name; it receives the forms whose `function` it is
 */
export function createSubmissionHandler(name: string, ports: Ports): FunctionHandler {
  return createEndpoint(name, ports, async (call) => {
    const { values, files, hasTexts } = call.body;
    call.form = chooseForm(await ports.loadForms(), name, values);
    const owner = await getIdempotencyKey(call.request, ports, values);
    const received = await nameFiles(call.form.definition, files, owner);
    const named = { ...values, ...received.values };
    const texts = await ports.texts();
    requireReceivedFiles(call.form.definition, named, received.files, texts.fields.chooseFile);
    const submission = readSubmission(call.form, { values: named, isHtmlForm: hasTexts }, texts);
    // A file of a field whose condition does not hold is not part of the submission.
    const names = new Set(Object.values(submission.data).flat());
    const kept = received.files.filter(({ name }) => names.has(name));
    if (kept.length > 0) {
      await storeFiles(ports, call, kept);
      const files = kept.map(({ name }) => name);
      return storeSubmission(ports, call, submission, { resume: null, files });
    }
    const { resume, data } = await claimResume(ports, submission, call.request);
    return storeSubmission(ports, call, { ...submission, data }, { resume, files: [] });
  });
}
