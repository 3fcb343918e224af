import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Returns the commit that is checked out; undefined without a repository and in a shallow clone. Reads
 * the files of git, because starting git takes longer than all else in a build without changes.
 */
export async function readHeadCommit(root: string): Promise<string | undefined> {
  const folder = findGitFolder(resolve(root));
  if (!folder) return undefined;
  // A worktree has a head of its own, and shares all else.
  const common = resolve(folder, readText(join(folder, 'commondir')) ?? '');
  if (existsSync(join(common, 'shallow'))) return undefined;
  const head = readText(join(folder, 'HEAD')) ?? '';
  const branch = /^ref: (\S+)$/.exec(head)?.[1];
  const commit = branch
    ? (readText(join(common, branch)) ?? findPacked(common, branch) ?? '')
    : head;
  if (isCommit(commit)) return commit;
  // Branches that are not files.
  const { askHeadCommit } = await import('./gitDates.ts');
  return askHeadCommit(root);
}

function findGitFolder(folder: string): string | undefined {
  const path = join(folder, '.git');
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return path;
  const link = stats && /^gitdir: (.+)$/.exec(readText(path) ?? '')?.[1];
  if (link) return resolve(folder, link);
  const parent = dirname(folder);
  return parent === folder ? undefined : findGitFolder(parent);
}

function findPacked(common: string, branch: string): string | undefined {
  const lines = readText(join(common, 'packed-refs'))?.split('\n') ?? [];
  return lines.find((line) => line.endsWith(` ${branch}`))?.split(' ')[0];
}

function isCommit(text: string): boolean {
  return /^[\da-f]{40,64}$/.test(text);
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
}
