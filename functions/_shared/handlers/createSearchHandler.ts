import { getFields } from '../forms/FormDefinition.ts';
import { createEndpoint, createJsonResponse, getFormPageUrl } from '../http/createEndpoint.ts';
import { createPageResponse } from '../http/createPageResponse.ts';
import { readLimitSetting } from '../ports/Environment.ts';
import type { Handler, Ports } from '../ports/Ports.ts';
import { hashClientAddress } from '../submission/hashClientAddress.ts';
import { chooseForm, readSubmission } from '../submission/readSubmission.ts';
import { createRateLimitError } from '../submission/storeSubmission.ts';

/**
 * `search-virtual-latinos`: answers a question about the competitor. Answers
 * `{ success: true, result, passages }`, where `result` is text in which `**` marks what was found.
 */
export function createSearchHandler(ports: Ports): Handler {
  const name = 'search-virtual-latinos';
  return createEndpoint(name, ports, async (call) => {
    const { values, isHtmlForm: fromPage } = call.body;
    call.form = chooseForm(await ports.loadForms(), name, values);
    const { data, hasFilledHoneypot: honeypot } = readSubmission(call.form, values, fromPage);
    const [field] = getFields(call.form);
    const query = String(data.query ?? data[field?.name ?? ''] ?? '');
    await requireTurn(ports, call.request);
    const findings = honeypot ? { result: '', passages: [] } : await ports.research(query);
    call.logFields.passages = findings.passages.length;
    if (!fromPage) return createJsonResponse(200, { success: true, ...findings });
    return createPageResponse(200, {
      title: call.form.definition.title,
      text: findings.result.replaceAll('**', ''),
      back: getFormPageUrl(call.request),
    });
  });
}

/** Searching needs no database: when it is down, nobody is counted and everybody is answered. */
async function requireTurn(ports: Ports, request: Request): Promise<void> {
  const address = await hashClientAddress(request, ports.env, ports.now());
  if (address === null) return;
  const limit = readLimitSetting(ports.env, 'RATE_LIMIT_SEARCH', { count: 30, seconds: 60 });
  const wait = await ports.intake.throttle(`search:${address}`, limit).catch(() => 0);
  if (wait > 0) throw createRateLimitError(wait);
}
