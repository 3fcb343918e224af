/** How far a change set has come. */
export interface SetStatus {
  state: 'draft' | 'open' | 'checks failed' | 'closed' | 'merged' | 'published';
  checks: 'none' | 'pending' | 'passed' | 'failed';
  /** The pull request. */
  link?: string | undefined;
  preview?: string | undefined;
  /** Whether the published branch, or the set's branch at the remote, has moved on. */
  isBehind: boolean;
}
