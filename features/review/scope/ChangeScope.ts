import type { DifferenceKind } from '../comparison/differenceKinds.ts';

/** What an edit is allowed to change. */
export interface ChangeScope {
  /** Patterns of the routes that `--only` names; undefined for all routes. */
  routes?: readonly string[];
  /** The kinds of differences that `--allow` names; undefined for all kinds. */
  kinds?: readonly DifferenceKind[];
}
