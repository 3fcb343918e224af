import { chooseForm, readSubmission } from '../forms/readSubmission.ts';
import { endpoint } from '../http/endpoint.ts';
import { storeSubmission } from '../intake/storeSubmission.ts';
import type { Handler, Ports } from '../ports.ts';

/**
 * `send-contact-email`: checks and stores a lead, and lets its mail go out. Takes JSON, and plain
 * HTML forms, which it answers with a page.
 */
export function contact(ports: Ports): Handler {
  const name = 'send-contact-email';
  return endpoint(name, ports, async (call) => {
    const { values, fromPage } = call.body;
    call.form = chooseForm(await ports.forms(), name, values);
    return storeSubmission(ports, call, readSubmission(call.form, values, fromPage));
  });
}
