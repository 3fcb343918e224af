import type { Installation } from '../../code/index.ts';
import type { CurrentSite } from '../../renderer/index.ts';
import type { PageCode } from '../session/PageCode.ts';

/** A site that a server of this machine serves, as the middleware of features sees it. */
export interface LocalSite {
  root: string;
  installation: Pick<Installation, 'packageRoot'>;
}

/** A site that `dev`, `edit` or `edit --serve` renders. */
export interface ServedSite extends LocalSite {
  installation: Installation;
  /** Loads the code that renders pages. */
  code: Pick<PageCode, 'load' | 'loadRenderer'>;
  /** Returns the site as it is now; undefined as long as it cannot be rendered. */
  readCurrent(): Promise<CurrentSite | undefined>;
  /** Returns the site of the last commit; undefined if it cannot be rendered. */
  readCommitted(): Promise<CurrentSite | undefined>;
  /** Whether Vite compiles modules for the browser, and notifies pages of changes. */
  hasVite: boolean;
}
