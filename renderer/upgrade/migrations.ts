import type { Migration } from './Migration.ts';
import { renameChecks } from './renameChecks.ts';
import { renameSections } from './renameSections.ts';
import { renameWords } from './renameWords.ts';

/**
 * All migrations, oldest first. A release that renames or moves a key of the manifest adds a file to
 * this folder and lists it here; tests/fixtures/upgrades/ has a site of each older version.
 */
export const migrations: readonly Migration[] = [renameChecks, renameSections, renameWords];
