import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { CheckedSite } from '../../../schema/check/checkSite.ts';
import type { Page } from '../../../schema/page.ts';
import type { CachedFactsProvider } from '../facts/CachedFactsProvider.ts';
import type { CachedSite } from '../cache/CachedSite.ts';

/** The days on which pages last changed, and what the next build may reuse of them. */
export interface LastModified {
  /** The day (`2026-11-21`); undefined where git cannot tell. */
  dayOf(page: Pick<Page, 'route'>): string | undefined;
  changed: CachedSite['changed'];
}

/**
 * For each page the day its content last changed, as git knows it: the newest line of its entry in
 * the manifest. Nothing is known without a repository or in a shallow clone; lines not committed
 * yet changed today. As long as HEAD is the same, only entries with another text are asked about.
 */
export async function findLastModified(
  root: string,
  checked: Pick<CheckedSite, 'shown' | 'linesOf'>,
  {
    factsProvider,
    stored,
    now,
  }: { factsProvider: CachedFactsProvider; stored: CachedSite['changed']; now: Date },
): Promise<LastModified> {
  const head = await readHeadCommit(root);
  if (head === undefined) return { dayOf: () => undefined, changed: undefined };
  const before = stored?.head === head ? stored.days : {};
  const days: Record<string, string> = {};
  const asked = new Map<string, Asked[]>();
  const names = new Map<string, string>();
  for (const { routeEntry, facts } of checked.shown) {
    const { route } = facts.meta;
    const path = routeEntry.file.source.path;
    const name = factsProvider.entry(routeEntry) ?? `${path} ${routeEntry.route}`;
    names.set(route, name);
    const known = before[name];
    if (known !== undefined && factsProvider.entry(routeEntry) !== undefined) days[name] = known;
    if (name in days) continue;
    const lines = checked.linesOf(facts.meta);
    if (!lines) continue;
    days[name] = '';
    const list = asked.get(path);
    if (list) list.push({ name, ...lines });
    else asked.set(path, [{ name, ...lines }]);
  }
  await Promise.all(
    [...asked].map(async ([path, entries]) => {
      for (const [name, day] of await readLastModifiedDates(root, path, entries, now))
        if (day) days[name] = day;
        else delete days[name];
    }),
  );
  return { dayOf: ({ route }) => days[names.get(route) ?? ''], changed: { head, days } };
}

/** Lines of a file. */
interface Asked {
  name: string;
  line: number;
  endLine: number;
}

/** The days on which stretches of a file last changed, by name; undefined where git cannot tell. */
export async function readLastModifiedDates(
  root: string,
  path: string,
  stretches: readonly Asked[],
  now: Date,
): Promise<Map<string, string | undefined>> {
  const found = await blame(root, path, stretches, now);
  return new Map(
    stretches.map(({ name, line, endLine }) => {
      let last: string | undefined;
      for (let number = line; number <= endLine; number++) {
        const day = found?.get(number);
        if (day !== undefined && day > (last ?? '')) last = day;
      }
      return [name, last];
    }),
  );
}

const run = promisify(execFile);

/** The commit that is checked out; undefined without a repository and in a shallow clone. */
export async function readHeadCommit(root: string): Promise<string | undefined> {
  try {
    const options = { cwd: root };
    const { stdout } = await run('git', ['rev-parse', '--is-shallow-repository', 'HEAD'], options);
    const [shallow, head] = stdout.trim().split('\n');
    return shallow === 'false' ? head : undefined;
  } catch {
    return undefined;
  }
}

/** The day of the last change of lines of a file: of a few entries, or of all lines. */
async function blame(
  root: string,
  path: string,
  entries: readonly Asked[],
  now: Date,
): Promise<Map<number, string> | undefined> {
  const few = entries.length <= 20;
  const ranges = few ? entries.flatMap(({ line, endLine }) => ['-L', `${line},${endLine}`]) : [];
  try {
    const args = ['blame', '--porcelain', ...ranges, '--', path];
    const { stdout } = await run('git', args, { cwd: root, maxBuffer: 1 << 30 });
    return parseBlame(stdout, now);
  } catch {
    return undefined;
  }
}

/** Reads `git blame --porcelain`: https://git-scm.com/docs/git-blame#_the_porcelain_format */
export function parseBlame(text: string, now: Date): Map<number, string> {
  const dayOf = new Map<string, string>();
  const days = new Map<number, string>();
  let commit = '';
  let number = 0;
  for (const line of text.split('\n')) {
    const header = /^([0-9a-f]{40}) \d+ (\d+)/.exec(line);
    if (header) {
      commit = header[1] ?? '';
      number = Number(header[2]);
    } else if (line.startsWith('author-time '))
      dayOf.set(commit, day(/^0+$/.test(commit) ? now : new Date(Number(line.slice(12)) * 1000)));
    else if (line.startsWith('\t')) days.set(number, dayOf.get(commit) ?? day(now));
  }
  return days;
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}
