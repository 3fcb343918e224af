import type { ListedSubmission, SubmissionFilter } from '../../_shared/ports/Intake.ts';
import { type FindFields, orderValues } from './orderValues.ts';

export type { ListedSubmission, SubmissionFilter };

/**
 * Returns the submissions that match a filter, newest first. Reads them page by page.
 *
 * @param run runs a maintenance task
 * @param findFields returns the fields in whose order values are listed
 */
export async function listSubmissions(
  run: (task: string, values: Record<string, unknown>) => Promise<Record<string, unknown>>,
  filter: SubmissionFilter,
  findFields: FindFields,
): Promise<ListedSubmission[]> {
  const found: ListedSubmission[] = [];
  let { limit = Number.POSITIVE_INFINITY, before } = filter;
  while (limit > 0) {
    const size = Math.min(limit, pageSize);
    const { submissions } = (await run('list', {
      ...filter,
      limit: size,
      ...(before && { before }),
    })) as { submissions: ListedSubmission[] };
    for (const submission of submissions) found.push(orderValues(submission, findFields));
    const last = submissions.at(-1);
    if (last === undefined || submissions.length < size) break;
    limit -= submissions.length;
    before = { receivedAt: last.receivedAt, id: last.id };
  }
  return found;
}

const pageSize = 500;
