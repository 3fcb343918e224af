import { UsageError } from '../../../base/errors/UsageError.ts';
import type { Options } from '../../../cli/index.ts';
import type { Installation } from '../../../code/index.ts';
import { withSubmissions } from './submissions.ts';

type Task = 'status' | 'drain' | 'revive' | 'sweep' | 'release' | 'retain';

/** `submissions status`, `drain` and so on: runs a maintenance task and prints its result. */
export function runTask(
  task: Task,
  options: Options,
  installation: Pick<Installation, 'packageRoot'>,
): Promise<number> {
  const [value] = options.positionals;
  const { format } = options.values;
  if (format !== undefined && format !== 'json') throw new UsageError('--format is json.');
  const name = task === 'release' ? 'id' : 'days';
  return withSubmissions(options, installation, async ({ run }) => {
    const { success: _, ...result } = await run(task, value === undefined ? {} : { [name]: value });
    const lines = Object.entries(result).map(([key, each]) => `${key}: ${each ?? '–'}\n`);
    process.stdout.write(format === 'json' ? `${JSON.stringify(result)}\n` : lines.join(''));
  });
}
