import { maintenanceTasks } from '../../_shared/handlers/createMaintenanceHandler.ts';
import { HttpError } from '../../_shared/http/HttpError.ts';
import type { ListedSubmission, SubmissionFilter } from '../../_shared/ports/Intake.ts';
import type { Ports } from '../../_shared/ports/Ports.ts';
import { getFields } from '../../_shared/site/getFields.ts';
import { formatCsv } from './formatCsv.ts';
import { listSubmissions } from './listSubmissions.ts';
import { renderSubmission, renderSubmissions } from './renderSubmissions.ts';

/**
 * Creates the handler of the page for operators: `/_submissions` lists and searches, `/_submissions/<id>`
 * shows one, `/_submissions.csv` and `.json` export what the search finds, and a `POST` to
 * `/_submissions/<id>/delete` or `/release` changes one.
 */
export function createSubmissionsApi(ports: Ports): (request: Request) => Promise<Response> {
  const run = async (task: string, values: Record<string, unknown>) =>
    (await maintenanceTasks[task]?.(ports, values)) ?? {};
  return async (request) => {
    const url = new URL(request.url);
    const [, kind = '', id = '', task = ''] = pathPattern.exec(url.pathname) ?? [];
    if (request.method === 'POST') return change(request, run, { id, task });
    if (request.method !== 'GET' && request.method !== 'HEAD') return respond(405, 'GET or POST');
    const forms = await ports.loadForms();
    const findFields = (name: string) => getFields(forms[name]);
    const list = (filter: SubmissionFilter) => listSubmissions(run, filter, findFields);
    if (kind !== '') return exportAll(kind, await list(readFilter(url)));
    if (id !== '') {
      // Other submissions may quote the id.
      const submission = (await list({ text: id })).find((one) => one.id === id);
      if (submission === undefined) return respond(404, 'This submission does not exist.');
      return respondHtml(renderSubmission(submission, await createLinks(ports, submission)));
    }
    const submissions = await list({ ...readFilter(url), limit: pageSize });
    return respondHtml(
      renderSubmissions(submissions, { url, forms: Object.keys(forms), pageSize }),
    );
  };
}

const pathPattern = /^\/_submissions(?:\.(csv|json)|\/([0-9a-f-]{36})(?:\/(delete|release))?)?\/?$/;
const pageSize = 100;

type Run = (task: string, values: Record<string, unknown>) => Promise<Record<string, unknown>>;

/** Changes a submission. Only pages of this origin may ask for it. */
async function change(
  request: Request,
  run: Run,
  { id, task }: { id: string; task: string },
): Promise<Response> {
  const { origin } = new URL(request.url);
  if (request.headers.get('origin') !== origin) return respond(403, 'Use the page /_submissions.');
  if (task === '') return respond(404, 'Not found');
  try {
    await run(task, { id });
  } catch (error) {
    // Somebody else may have deleted it meanwhile.
    if (error instanceof HttpError) return respond(error.status, error.message);
    throw error;
  }
  return new Response(null, { status: 303, headers: { location: `${origin}/_submissions` } });
}

function exportAll(kind: string, submissions: ListedSubmission[]): Response {
  const text =
    kind === 'csv' ? formatCsv(submissions) : `${JSON.stringify(submissions, null, 2)}\n`;
  const response = respond(200, text, kind === 'csv' ? 'text/csv' : 'application/json');
  response.headers.set('content-disposition', `attachment; filename="submissions.${kind}"`);
  return response;
}

function readFilter({ searchParams }: URL): SubmissionFilter {
  const read = (name: string) => searchParams.get(name)?.trim() || undefined;
  const [form, text, receivedAt, id] = [read('form'), read('text'), read('before'), read('id')];
  return {
    ...(form !== undefined && { form }),
    ...(text !== undefined && { text }),
    ...(receivedAt !== undefined && id !== undefined && { before: { receivedAt, id } }),
  };
}

/** Returns a download URL for each file of a submission. */
async function createLinks(
  { files: store }: Ports,
  { files }: ListedSubmission,
): Promise<[string, string][]> {
  const links: [string, string][] = [];
  for (const name of files) links.push([name, await store.sign(name, 600)]);
  return links;
}

function respondHtml(text: string): Response {
  return respond(200, text, 'text/html');
}

function respond(status: number, body: string, type = 'text/plain'): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    },
  });
}
