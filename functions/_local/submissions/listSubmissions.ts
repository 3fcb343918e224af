import type { ListedSubmission, SubmissionFilter } from '../../_shared/ports/Intake.ts';

export type { ListedSubmission, SubmissionFilter };

/**
 * Yields the submissions that match a filter, newest first. Reads them page by page.
 *
 * @param run runs a maintenance task
 */
export async function* listSubmissions(
  run: (task: string, values: Record<string, unknown>) => Promise<Record<string, unknown>>,
  filter: SubmissionFilter,
): AsyncGenerator<ListedSubmission> {
  let { limit = Number.POSITIVE_INFINITY, before } = filter;
  while (limit > 0) {
    const size = Math.min(limit, pageSize);
    const { submissions } = (await run('list', {
      ...filter,
      limit: size,
      ...(before && { before }),
    })) as { submissions: ListedSubmission[] };
    yield* submissions;
    const last = submissions.at(-1);
    if (last === undefined || submissions.length < size) return;
    limit -= submissions.length;
    before = { receivedAt: last.receivedAt, id: last.id };
  }
}

const pageSize = 500;
