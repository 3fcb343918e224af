import { open } from 'node:fs/promises';
import { explainSystemError } from '../../../base/errors/explainSystemError.ts';
import { UsageError } from '../../../base/errors/UsageError.ts';
import type { FormDefinition } from '../../../base/forms/FormDefinition.ts';
import { getReference } from '../../../base/forms/getReference.ts';
import { parseMoment } from '../../../base/time/parseMoment.ts';
import type { Options } from '../../../cli/index.ts';
import type { Installation } from '../../../code/index.ts';
import { readFunctionsSite } from '../../../schema/index.ts';
import { getFields } from '../../_shared/site/getFields.ts';
import { formatCsv } from '../submissions/formatCsv.ts';
import {
  type ListedSubmission,
  listSubmissions,
  type SubmissionFilter,
} from '../submissions/listSubmissions.ts';
import { openTaskRunner, type TaskRunner } from './openTaskRunner.ts';

type Package = Pick<Installation, 'packageRoot'>;

/** `submissions` and `submissions search`: prints a line for each submission. */
export function listCommand(options: Options, installation: Package): Promise<number> {
  const limit = Number(options.values.limit ?? 50);
  if (!Number.isInteger(limit) || limit < 1)
    throw new UsageError('--limit needs a number above 0.');
  const filter = { ...readFilter(options), limit };
  return withSubmissions(options, installation, async ({ run }) => {
    const submissions = await readSubmissions(options.root, run, filter);
    const lines = submissions.map(formatLine);
    process.stdout.write(lines.length === 0 ? 'No submissions.\n' : `${lines.join('\n')}\n`);
  });
}

/** `submissions export`: writes submissions as CSV or JSON. */
export function exportCommand(options: Options, installation: Package): Promise<number> {
  const { format = 'csv', out } = options.values;
  if (format !== 'csv' && format !== 'json') throw new UsageError('--format is csv or json.');
  const filter = readFilter(options);
  return withSubmissions(options, installation, async ({ run }) => {
    const submissions = await readSubmissions(options.root, run, filter);
    const report =
      format === 'csv' ? formatCsv(submissions) : `${JSON.stringify(submissions, null, 2)}\n`;
    if (out === undefined) process.stdout.write(report);
    else await writePrivately(String(out), report);
    const count = formatCount(submissions.length, 'submission');
    process.stderr.write(`${count} exported${out ? ` → ${out}` : ''}\n`);
  });
}

/** `submissions erase`: deletes everything stored about an email address, or one submission. */
export function eraseCommand(options: Options, installation: Package): Promise<number> {
  const [target = ''] = options.positionals;
  return withSubmissions(options, installation, async ({ run }) => {
    const erasure = target.includes('@')
      ? run('erase', { email: target })
      : run('delete', { id: target });
    const { submissions, files, mentions = [] } = (await erasure) as unknown as Erasure;
    const deleted = `${formatCount(submissions, 'submission')} and ${formatCount(files, 'file')} deleted`;
    const mentioned =
      mentions.length === 0
        ? ''
        : `${target} is part of a text in other submissions. Look at them, and erase them by their references:\n${mentions.map((id) => `  ${getReference(id)}\n`).join('')}`;
    process.stdout.write(`${deleted}\n${mentioned}`);
  });
}

interface Erasure {
  submissions: number;
  files: number;
  mentions?: string[];
}

/** Writes a file that only its owner may read, also if it exists. */
async function writePrivately(path: string, text: string): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    if ((await file.stat()).isFile()) await file.chmod(0o600);
    await file.writeFile(text);
  } finally {
    await file.close();
  }
}

function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Opens the submissions of a site, and prints why they cannot be read. */
export async function withSubmissions(
  { root }: Options,
  { packageRoot }: Package,
  work: (runner: TaskRunner) => Promise<void>,
): Promise<number> {
  const runner = openTaskRunner(root, packageRoot);
  try {
    await work(runner);
    return 0;
  } catch (error) {
    process.stderr.write(`${explainSystemError(error) ?? (error as Error).message}\n`);
    return 1;
  } finally {
    await runner.close();
  }
}

function readFilter({ values, positionals: [text] }: Options): SubmissionFilter {
  const { form, status, since, until } = values;
  if (status !== undefined && status !== 'accepted' && status !== 'quarantined')
    throw new UsageError('--status is accepted or quarantined.');
  for (const [name, day] of Object.entries({ since, until })) {
    if (day !== undefined && Number.isNaN(parseMoment(String(day))))
      throw new UsageError(`--${name} needs a date, such as 2026-01-31.`);
  }
  return {
    ...(form !== undefined && { form: String(form) }),
    ...(status !== undefined && { status }),
    ...(since !== undefined && { since: toInstant(since) }),
    ...(until !== undefined && { until: toInstant(until) }),
    ...(text !== undefined && { text }),
  };
}

/** Returns a day or time, in UTC, as databases of every time zone read it. */
function toInstant(day: unknown): string {
  return new Date(parseMoment(String(day))).toISOString();
}

function formatLine({ id, form, receivedAt, status, data }: ListedSubmission): string {
  const mark = status === 'accepted' ? '' : ` [${status}]`;
  const values = Object.values(data)
    .map(String)
    .join(' · ')
    .replace(/[\s\p{Cc}]+/gu, ' ');
  const shown = values.length > 100 ? `${values.slice(0, 99)}…` : values;
  return `${receivedAt.slice(0, 16).replace('T', ' ')}  ${form}${mark}  ${shown}  ${getReference(id)}`;
}

/** Returns the submissions that match a filter, with their values in the order of the site's forms. */
async function readSubmissions(
  root: string,
  run: TaskRunner['run'],
  filter: SubmissionFilter,
): Promise<ListedSubmission[]> {
  const { forms } = await readFunctionsSite(root);
  const usable = forms.filter(({ error }) => error === undefined);
  const submissions = await listSubmissions(run, filter, (name) =>
    getFields(usable.find((form) => form.name === name)?.definition as FormDefinition | undefined),
  );
  // Submissions of a form that was removed are still found.
  if (submissions.length === 0 && filter.form !== undefined) requireForm(filter.form, forms);
  return submissions;
}

function requireForm(name: string, forms: readonly { name: string }[]): void {
  const names = forms.map((form) => form.name);
  if (names.includes(name)) return;
  const known = names.length === 0 ? 'no forms' : `the forms ${names.join(', ')}`;
  throw new Error(
    `No form has the name ${name}, and no submission is of it. The site has ${known}.`,
  );
}
