import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { linkPackages } from '../build/copyCheckout.ts';

/**
 * Checks a commit of the repository `from` out in the folder `to`, with the packages that it needs and
 * with the files that its script `prepare` generates. Packages are linked if both versions lock the same.
 *
 * @param ref the last tag if undefined
 * @returns the short hash of the commit
 * @throws Error when there is no such commit, or no tag
 */
export async function checkOutCommit(from: string, to: string, ref?: string): Promise<string> {
  const commit = resolveCommit(from, ref);
  run('git', ['clone', '--quiet', '--local', '--no-checkout', from, to]);
  run('git', ['-C', to, 'checkout', '--quiet', '--detach', commit]);
  const [own, other] = await Promise.all(
    [from, to].map((folder) => readFile(join(folder, 'package-lock.json'), 'utf8')),
  );
  if (own === other && existsSync(join(from, 'node_modules'))) {
    await linkPackages(from, to);
    run('npm', ['run', 'prepare', '--if-present'], to);
  } else run('npm', ['ci', '--no-audit', '--no-fund'], to);
  return commit;
}

function resolveCommit(folder: string, ref: string | undefined): string {
  const ask = (...words: string[]) => run('git', ['-C', folder, ...words]).trim();
  try {
    return ask(
      'rev-parse',
      '--short',
      `${ref ?? ask('describe', '--tags', '--abbrev=0')}^{commit}`,
    );
  } catch {
    throw new Error(
      ref ? `There is no commit ${ref}.` : 'There is no tag: name a commit by --base.',
    );
  }
}

function run(program: string, words: string[], cwd?: string): string {
  return execFileSync(program, words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
