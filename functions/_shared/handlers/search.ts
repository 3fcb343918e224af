import { clientAddress } from '../clientAddress.ts';
import { fieldsOf } from '../forms/FormDefinition.ts';
import { chooseForm, readSubmission } from '../forms/readSubmission.ts';
import { endpoint, formPage, json } from '../http/endpoint.ts';
import { page } from '../http/page.ts';
import { tooMany } from '../intake/storeSubmission.ts';
import type { Handler, Ports } from '../ports.ts';
import { limitSetting } from '../setting.ts';

/**
 * `search-virtual-latinos`: answers a question about the competitor. Answers
 * `{ success: true, result, passages }`, where `result` is text in which `**` marks what was found.
 */
export function search(ports: Ports): Handler {
  const name = 'search-virtual-latinos';
  return endpoint(name, ports, async (call) => {
    const { values, fromPage } = call.body;
    call.form = chooseForm(await ports.forms(), name, values);
    const { data, honeypot } = readSubmission(call.form, values, fromPage);
    const [field] = fieldsOf(call.form);
    const query = String(data.query ?? data[field?.name ?? ''] ?? '');
    await requireTurn(ports, call.request);
    const findings = honeypot ? { result: '', passages: [] } : await ports.research(query);
    call.facts.passages = findings.passages.length;
    if (!fromPage) return json(200, { success: true, ...findings });
    return page(200, {
      title: call.form.definition.title,
      text: findings.result.replaceAll('**', ''),
      back: formPage(call.request),
    });
  });
}

/** Searching needs no database: when it is down, nobody is counted and everybody is answered. */
async function requireTurn(ports: Ports, request: Request): Promise<void> {
  const address = await clientAddress(request, ports.env, ports.now());
  if (address === null) return;
  const limit = limitSetting(ports.env, 'RATE_LIMIT_SEARCH', { count: 30, seconds: 60 });
  const wait = await ports.intake.throttle(`search:${address}`, limit).catch(() => 0);
  if (wait > 0) throw tooMany(wait);
}
