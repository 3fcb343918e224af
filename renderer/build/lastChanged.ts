import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { CheckedSite } from '../../schema/checkSite.ts';
import type { Page } from '../../schema/page.ts';

/**
 * For each page the day its content last changed (`2026-11-21`), as git knows it: the newest line
 * of its entry in the manifest. Undefined where git cannot tell (no repository, a shallow clone);
 * lines not committed yet changed today.
 */
export async function lastChanged(
  root: string,
  checked: CheckedSite,
  now: Date,
): Promise<(page: Page) => string | undefined> {
  const files = new Set(checked.pages.map((page) => page.origin.file));
  const days = new Map<string, string[] | undefined>();
  for (const file of files) days.set(file, await blamedDays(root, file, now));
  return (page) => {
    const lines = days.get(page.origin.file);
    const range = checked.linesOf(page);
    if (!lines || !range) return undefined;
    return lines
      .slice(range.line - 1, range.endLine)
      .sort()
      .at(-1);
  };
}

const run = promisify(execFile);

/** The day of the last change of each line of a file. */
async function blamedDays(root: string, file: string, now: Date): Promise<string[] | undefined> {
  try {
    const options = { cwd: root, maxBuffer: 1 << 30 };
    const shallow = await run('git', ['rev-parse', '--is-shallow-repository'], options);
    if (shallow.stdout.trim() !== 'false') return undefined;
    const { stdout } = await run('git', ['blame', '--porcelain', '--', file], options);
    return parseBlame(stdout, now);
  } catch {
    return undefined;
  }
}

/** Reads `git blame --porcelain`: https://git-scm.com/docs/git-blame#_the_porcelain_format */
export function parseBlame(text: string, now: Date): string[] {
  const dayOf = new Map<string, string>();
  const days: string[] = [];
  let commit = '';
  for (const line of text.split('\n')) {
    const header = /^([0-9a-f]{40}) \d+ \d+/.exec(line);
    if (header) commit = header[1] ?? '';
    else if (line.startsWith('author-time '))
      dayOf.set(commit, day(/^0+$/.test(commit) ? now : new Date(Number(line.slice(12)) * 1000)));
    else if (line.startsWith('\t')) days.push(dayOf.get(commit) ?? day(now));
  }
  return days;
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}
