import type { ChangeReport } from './ChangeReport.ts';

/** What a feature compares sites with, besides builds: its file `changes.ts`. */
export interface ChangesModule {
  /** Whether a base of `diff`, an absolute path, is of the kind that the feature knows. */
  isBase(path: string): boolean;
  /**
   * Compares the base with a build of the site.
   *
   * @param output the folder of the build
   * @throws UserError if the base cannot be read
   */
  readChanges(path: string, site: { root: string; output: string }): Promise<ChangeReport>;
}
