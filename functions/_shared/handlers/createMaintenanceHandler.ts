import { getReference } from '../../../base/forms/getReference.ts';
import { getOwn } from '../../../base/values/getOwn.ts';
import { createEndpoint, createJsonResponse } from '../http/createEndpoint.ts';
import { HttpError } from '../http/HttpError.ts';
import { drainOutbox } from '../outbox/drainOutbox.ts';
import type { ErasureResult, SubmissionFilter } from '../ports/Intake.ts';
import type { FunctionHandler, Ports } from '../ports/Ports.ts';
import { readNumberSetting } from '../ports/readSettings.ts';

/**
 * Creates the handler of `maintain`, which runs the maintenance task named in `{ task }` for operators
 * and the schedule. Requests need `CRON_SECRET` in the header `x-cron-secret`.
 */
export function createMaintenanceHandler(ports: Ports): FunctionHandler {
  return createEndpoint('maintain', ports, async (call) => {
    requireSecret(call.request, ports.env('CRON_SECRET'));
    const { task } = call.body.values;
    const runTask = typeof task === 'string' ? getOwn(maintenanceTasks, task) : undefined;
    if (runTask === undefined) {
      throw new HttpError(
        422,
        'unknown_task',
        `Tasks: ${Object.keys(maintenanceTasks).join(', ')}.`,
      );
    }
    call.logFields.task = String(task);
    return createJsonResponse(200, { success: true, ...(await runTask(ports, call.body.values)) });
  });
}

/** The maintenance tasks by name, also used by the command line of the local backend. */
export const maintenanceTasks: Record<string, Task> = {
  drain: async (ports) => ({ ...(await drainOutbox(ports)) }),
  sweep: async (ports) => {
    const hours = readNumberSetting(ports.env, 'ORPHAN_HOURS', 24);
    const files = await ports.intake.unclaimed(hours);
    await ports.files.remove(files);
    return { files: files.length };
  },
  retain: async (ports, { days }) => {
    const byDefault = limitDays(readNumberSetting(ports.env, 'RETENTION_DAYS', 365));
    const limit = Number(days ?? byDefault);
    if (!Number.isInteger(limit) || limit < 1 || limit > mostDays)
      throw new HttpError(422, 'invalid', `days must be from 1 to ${mostDays}.`);
    // A number of days in the request applies to all forms.
    const forms = days === undefined ? await readFormRetention(ports) : {};
    return removeFiles(ports, ports.intake.retain(limit, forms));
  },
  list: async (ports, { task: _task, ...filter }) => ({
    submissions: await ports.intake.list(requireFilter(filter)),
  }),
  delete: async (ports, { id }) => removeFiles(ports, ports.intake.delete(await findId(ports, id))),
  erase: async (ports, { email }) => {
    const address = requireText(email, 'email');
    const erased = await removeFiles(ports, ports.intake.erase(address));
    return { ...erased, mentions: await listMentions(ports, address) };
  },
  export: async (ports, { email }) => {
    const address = requireText(email, 'email');
    const submissions = await ports.intake.export(address);
    return { submissions, mentions: await listMentions(ports, address, submissions) };
  },
  status: async (ports) => ({ ...(await ports.intake.status()) }),
  revive: async (ports) => {
    const revived = await ports.intake.revive();
    return { revived, ...(await drainOutbox(ports)) };
  },
  release: async (ports, { id }) => {
    const released = await ports.intake.release(await findId(ports, id));
    return { released, ...(await drainOutbox(ports)) };
  },
};

/** A hundred years: the database cannot subtract much more from a time, and would delete nothing. */
const mostDays = 36_500;

function limitDays(days: number): number {
  return Math.min(Math.max(Math.ceil(days), 1), mostDays);
}

type Task = (ports: Ports, values: Record<string, unknown>) => Promise<Record<string, unknown>>;

async function removeFiles(
  ports: Ports,
  erasure: Promise<ErasureResult>,
): Promise<Record<string, unknown>> {
  const { submissions, files } = await erasure;
  await ports.files.remove(files);
  await ports.intake.purge?.();
  return { submissions, files: files.length };
}

/**
 * Returns the ids of submissions that contain an address in a longer text. They may be of somebody
 * else, so the operator decides what to do with them.
 */
async function listMentions(
  { intake }: Ports,
  text: string,
  known: { id: string }[] = [],
): Promise<string[]> {
  const found = (await intake.list({ text, limit: 1000 })).map(({ id }) => id);
  return found.filter((id) => !known.some((one) => one.id === id));
}

/** Returns the days after which submissions are deleted, of each form that says so. */
async function readFormRetention(ports: Ports): Promise<Record<string, number>> {
  const forms = Object.values(await ports.loadForms());
  return Object.fromEntries(
    forms.flatMap(({ definition: { name, keepDays } }) =>
      keepDays === undefined ? [] : [[name, limitDays(keepDays)]],
    ),
  );
}

function requireFilter(values: Record<string, unknown>): SubmissionFilter {
  const { form, status, text, since, until, limit, before } = values as SubmissionFilter;
  const times = [since, until, before?.receivedAt].filter((time) => time !== undefined);
  if (!times.every((time) => Number.isFinite(Date.parse(time))))
    throw new HttpError(422, 'invalid', 'Times must be in ISO 8601, such as 2026-01-31.');
  if (before !== undefined) requireUuid(before.id);
  return {
    ...(form !== undefined && { form: requireText(form, 'form') }),
    ...(status !== undefined && { status: requireText(status, 'status') }),
    ...(text !== undefined && { text: requireText(text, 'text') }),
    ...(since !== undefined && { since }),
    ...(until !== undefined && { until }),
    ...(before !== undefined && { before }),
    limit: Math.min(Math.max(Math.floor(Number(limit ?? 100)) || 100, 1), 1000),
  };
}

function requireText(value: unknown, name: string): string {
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  throw new HttpError(422, 'invalid', `${name} is missing.`);
}

/** Returns the id of the submission that an id or a reference names. Rejects if there is no such submission. */
async function findId({ intake }: Ports, value: unknown): Promise<string> {
  const text = requireText(value, 'id');
  const isReference = /^[0-9a-f]{4}-?[0-9a-f]{4}$/i.test(text);
  const name = isReference ? getReference(text.replace('-', '')) : requireUuid(text).toLowerCase();
  // Other submissions may quote it.
  const [id, ...others] = (await intake.list({ text, limit: 1000 }))
    .map((one) => one.id)
    .filter((one) => name === (isReference ? getReference(one) : one));
  if (id !== undefined && others.length === 0) return id;
  const kind = isReference ? 'reference' : 'id';
  const message =
    id === undefined ? `No submission has the ${kind}` : `Several submissions have the ${kind}`;
  throw new HttpError(422, 'invalid', `${message} ${text}.`);
}

function requireUuid(value: unknown): string {
  const id = requireText(value, 'id');
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return id;
  throw new HttpError(422, 'invalid', 'id must be a UUID or a reference, such as 4F3A-91C2.');
}

function requireSecret(request: Request, secret: string | undefined): void {
  const header = request.headers.get('x-cron-secret') ?? '';
  if (secret !== undefined && isEqualInConstantTime(header, secret)) return;
  throw new HttpError(401, 'unauthorized', 'Not allowed.');
}

/** Compares two texts in a time that does not depend on how many characters match. */
function isEqualInConstantTime(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let at = 0; at < b.length; at += 1) difference |= a.charCodeAt(at) ^ b.charCodeAt(at);
  return difference === 0;
}
