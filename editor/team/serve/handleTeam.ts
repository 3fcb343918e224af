import type { ServerResponse } from 'node:http';
import { escapeHtml } from '../../../base/text/escape.ts';
import { getOwn } from '../../../base/values/getOwn.ts';
import { sendJson, toFailure } from '../../server/handleApi.ts';
import { sendPlainPage } from '../access/sendPlainPage.ts';
import type { Member } from '../people/Member.ts';
import { isForm, type TeamRequest } from './TeamRequest.ts';
import { teamEndpoints } from './teamEndpoints.ts';

/** Answers a request below `/_edit/team/`: with JSON, or with a page if a form of the server's own pages sent it. */
export async function handleTeam(
  path: string,
  response: ServerResponse,
  team: TeamRequest,
): Promise<void> {
  const { request, member, current, log } = team;
  const fail = (status: number, message: string) => {
    if (!isForm(request)) return sendJson(response, status, { message });
    const reason = escapeHtml(message.replace(/\.?$/, '.'));
    const body = `<p>${reason}</p><p><a class="button" href="/_edit/sets">Back</a></p>`;
    sendPlainPage(response, { title: 'This did not work', body, status });
  };
  const route = `${request.method} ${path}`;
  const endpoint = getOwn(teamEndpoints, route);
  if (!endpoint) return fail(404, 'Unknown request');
  const [may, answer] = endpoint;
  if (!isAtLeast(member, may)) {
    await log(`refused: ${path}`, current?.set.describe().id);
    return fail(403, `Your role may not do this: ${path}`);
  }
  try {
    // A removal waits for all other requests.
    const isTracked = current && route !== 'POST remove';
    const run = () => answer(team);
    const result = await (isTracked ? current.requests.run(request, run) : run());
    if (isForm(request)) response.writeHead(303, { location: '/_edit' }).end();
    else sendJson(response, 200, result);
  } catch (error) {
    const { status, message } = toFailure(error);
    fail(status, message);
  }
}

function isAtLeast({ role }: Member, may: Member['role']['may']): boolean {
  const levels = ['read', 'edit', 'publish'];
  return levels.indexOf(role.may) >= levels.indexOf(may);
}
