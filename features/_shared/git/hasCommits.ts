import { runGit } from '../../../base/files/runGit.ts';

/** Whether a site lies in a git repository with a commit. Runs git only once for each site. */
export function hasCommits(root: string): Promise<boolean> {
  const known = repositories.get(root);
  if (known) return known;
  const answer = runGit(root, 'rev-parse', '--verify', 'HEAD').then(
    () => true,
    () => false,
  );
  repositories.set(root, answer);
  return answer;
}

const repositories = new Map<string, Promise<boolean>>();
