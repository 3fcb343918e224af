/** A pull request, by the number that its host gave it. */
export interface PullRequest {
  number: number;
  link: string;
}

/** A pull request as its host reports it. */
export interface PullRequestStatus {
  state: 'open' | 'closed' | 'merged';
  checks: 'none' | 'pending' | 'passed' | 'failed';
  link: string;
  /** The branch that it merges now. */
  branch: string;
  /** The commit that merged it into the other branch. */
  mergeCommit?: string | undefined;
  /** The address of the site as a check deployed it. */
  preview?: string | undefined;
}

/** A service that keeps repositories and has pull requests. */
export interface GitHost {
  /** Opens a pull request; returns the open one of that branch if there is one. */
  open(request: {
    branch: string;
    base: string;
    title: string;
    body: string;
  }): Promise<PullRequest>;
  /** Changes the title of a pull request. */
  rename(number: number, title: string): Promise<void>;
  status(number: number): Promise<PullRequestStatus>;
}
