import type { Rename } from './Rename.ts';

/**
 * What each version renamed, in the order of the versions. `upgrade` of the new version reads it and
 * rewrites the files of a site.
 */
export const renames: readonly Rename[] = [];
