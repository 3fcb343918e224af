import { getFields } from '../../../base/forms/FormDefinition.ts';
import { createEndpoint, createJsonResponse, getFormPageUrl } from '../http/createEndpoint.ts';
import { createPageResponse } from '../http/createPageResponse.ts';
import type { FunctionHandler, Ports } from '../ports/Ports.ts';
import type { ResearchResult } from '../ports/ResearchResult.ts';
import { readLimitSetting } from '../ports/readSettings.ts';
import { hashClientAddress } from '../submission/hashClientAddress.ts';
import { chooseForm, readSubmission } from '../submission/readSubmission.ts';
import { createRateLimitError } from '../submission/storeSubmission.ts';

/**
 * Creates the handler of a function that answers questions from the site's research notes. It responds
 * with `{ success: true, result, passages }`; `**` marks matches in the text of `result`.
 *
 * @param refine returns the answer, from what was found in the notes; default: what was found
 */
export function createSearchHandler(
  name: string,
  ports: Ports,
  refine: SearchRefinement = async (_, found) => found,
): FunctionHandler {
  return createEndpoint(name, ports, async (call) => {
    const { values, isHtmlForm } = call.body;
    call.form = chooseForm(await ports.loadForms(), name, values);
    const texts = await ports.texts();
    const received = { values, isHtmlForm };
    const { data, hasFilledHoneypot: honeypot } = readSubmission(call.form, received, texts);
    const [field] = getFields(call.form);
    const query = String(data.query ?? data[field?.name ?? ''] ?? '');
    await requireRateLimit(ports, call.request);
    const answer = honeypot
      ? { result: '', passages: [] }
      : await refine(query, await ports.searchNotes(query));
    call.logFields.passages = answer.passages.length;
    if (!isHtmlForm) return createJsonResponse(200, { success: true, ...answer });
    const content = {
      title: call.form.definition.title,
      text: answer.result.replaceAll('**', ''),
      backUrl: getFormPageUrl(call.request),
    };
    return createPageResponse(200, content, { look: await ports.look(), ...texts });
  });
}

/** Answers a question, given what was found in the notes. */
export type SearchRefinement = (query: string, found: ResearchResult) => Promise<ResearchResult>;

/**
 * Applies the rate limit for searches. A search needs no database, so an unavailable one does not
 * stop it.
 *
 * @throws HttpError 429
 */
async function requireRateLimit(ports: Ports, request: Request): Promise<void> {
  const address = await hashClientAddress(request, ports.env, ports.now());
  if (address === null) return;
  const limit = readLimitSetting(ports.env, 'RATE_LIMIT_SEARCH', { count: 30, seconds: 60 });
  const wait = await ports.intake.throttle(`search:${address}`, limit).catch(() => 0);
  if (wait > 0) throw createRateLimitError(wait);
}
