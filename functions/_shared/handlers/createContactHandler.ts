import { createEndpoint } from '../http/createEndpoint.ts';
import type { Handler, Ports } from '../ports/Ports.ts';
import { chooseForm, readSubmission } from '../submission/readSubmission.ts';
import { storeSubmission } from '../submission/storeSubmission.ts';

/**
 * Creates the handler of `send-contact-email`, which checks and stores a lead and sends its message.
 * It accepts JSON and plain HTML forms, which it answers with a page.
 */
export function createContactHandler(ports: Ports): Handler {
  const name = 'send-contact-email';
  return createEndpoint(name, ports, async (call) => {
    const { values, isHtmlForm } = call.body;
    call.form = chooseForm(await ports.loadForms(), name, values);
    return storeSubmission(ports, call, readSubmission(call.form, values, isHtmlForm));
  });
}
