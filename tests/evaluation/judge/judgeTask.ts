import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Task } from '../Task.ts';
import { Result } from './Result.ts';

/** Runs a command of Blockwright, which may fail. */
export type RunCommand = (
  ...args: string[]
) => Promise<{ status: number; stdout: string; stderr: string }>;

interface Judged {
  /** The folder with the site after the task. */
  root: string;
  /** A folder with the built site before the task. */
  base: string;
}

/** Judges the result of a task by `check`, `diff` and the built pages alone; returns what is wrong. */
export async function judgeTask(
  task: Task,
  { root, base }: Judged,
  run: RunCommand,
): Promise<string[]> {
  const result = new Result(root);
  const check = await run('check', '--root', root, '--format', 'json');
  const { diagnostics } = JSON.parse(check.stdout || '{ "diagnostics": [] }');
  result.failures.push(...diagnostics.map(describeDiagnostic));
  if (check.status !== 0)
    return result.failures.length > 0 ? result.failures : [`check failed: ${check.stderr}`];
  const scope = [
    ...(task.changes.length > 0 ? ['--only', task.changes.join(',')] : []),
    ...(task.allow ? ['--allow', task.allow.join(',')] : []),
  ];
  const diff = await run('diff', base, '--root', root, '--format', 'json', ...scope);
  const report = JSON.parse(diff.stdout || '{}');
  const { pages = [], files = [], outOfScope = [], failure } = report;
  if (!report.pages) result.failures.push(`diff failed: ${failure?.message ?? diff.stderr}`);
  for (const { message } of outOfScope) result.failures.push(message);
  if (task.changes.length === 0)
    for (const { route } of pages) result.failures.push(`${route} changed`);
  else result.require(pages.length + files.length > 0, 'Nothing changed');
  for (const file of listSuppressions(root))
    result.failures.push(`${file} suppresses a diagnostic instead of repairing its cause`);
  task.judge(result);
  return [...new Set(result.failures)];
}

function describeDiagnostic(diagnostic: Record<string, unknown>): string {
  const { code, file, line, message } = diagnostic;
  return `check reports ${code} at ${file}:${line}: ${message}`;
}

/** Lists the sources of a site with a comment that suppresses diagnostics. */
function listSuppressions(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(yaml|md)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => /^(pages|data|locales|styles)\b/.test(file))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('blockwright-disable'));
}
