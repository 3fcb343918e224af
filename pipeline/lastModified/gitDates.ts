import { runGit } from '../../base/files/runGit.ts';

/** A text span of a file whose last change is asked for. */
export interface DatedSpan {
  /** Identifies the span in the result. */
  id: string;
  line: number;
  endLine: number;
}

/** Asks git for the commit that is checked out; undefined without a repository and in a shallow clone. */
export async function askHeadCommit(root: string): Promise<string | undefined> {
  try {
    const printed = await runGit(root, 'rev-parse', '--is-shallow-repository', 'HEAD');
    const [shallow, head] = printed.trim().split('\n');
    return shallow === 'false' ? head : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the date on which each span of a file last changed, by id, or undefined where git does
 * not know. A line that is not committed changed today.
 */
export async function readLastModifiedDates(
  root: string,
  path: string,
  spans: readonly DatedSpan[],
  now: Date,
): Promise<Map<string, string | undefined>> {
  const dates = await blame(root, path, spans, now);
  return new Map(
    spans.map(({ id, line, endLine }) => {
      let latest: string | undefined;
      for (let number = line; number <= endLine; number++) {
        const date = dates?.get(number);
        if (date !== undefined && date > (latest ?? '')) latest = date;
      }
      return [id, latest];
    }),
  );
}

/** Returns the date of each line: of the lines of a few spans, or of the whole file. */
async function blame(
  root: string,
  path: string,
  spans: readonly DatedSpan[],
  now: Date,
): Promise<Map<number, string> | undefined> {
  const lines = spans.flatMap(({ line, endLine }) => ['-L', `${line},${endLine}`]);
  const ranges = spans.length <= maxRanges ? lines : [];
  try {
    const printed = await runGit(root, 'blame', '--porcelain', ...ranges, '--', path);
    return parseBlame(printed, now);
  } catch {
    return undefined;
  }
}

/** With more ranges than this, git is faster with the whole file. */
const maxRanges = 20;

/** Reads `git blame --porcelain`: https://git-scm.com/docs/git-blame#_the_porcelain_format */
function parseBlame(text: string, now: Date): Map<number, string> {
  const commitDates = new Map<string, string>();
  const lineDates = new Map<number, string>();
  let commit = '';
  let number = 0;
  for (const line of text.split('\n')) {
    const header = /^([0-9a-f]{40}) \d+ (\d+)/.exec(line);
    if (header) {
      commit = header[1] ?? '';
      number = Number(header[2]);
    } else if (line.startsWith('author-time ')) {
      const isUncommitted = /^0+$/.test(commit);
      const date = isUncommitted ? now : new Date(Number(line.slice(12)) * 1000);
      commitDates.set(commit, toDay(date));
    } else if (line.startsWith('\t')) lineDates.set(number, commitDates.get(commit) ?? toDay(now));
  }
  return lineDates;
}

function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
