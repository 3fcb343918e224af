import type { GitHost } from '../hosts/GitHost.ts';
import type { Repository } from './Repository.ts';
import type { SetFile } from './SetFile.ts';

/** The parts of a change set. */
export interface SetParts {
  /** The folder of its worktree. */
  root: string;
  file: SetFile;
  repository: Repository;
  host: GitHost | undefined;
  direct: boolean;
}
