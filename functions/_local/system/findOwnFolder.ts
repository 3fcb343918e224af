import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Returns the folder of the package @blockwright/forms: `functions/` of a checkout, or the folder that is
 * installed, whose code is in prebuilt/cli/.
 *
 * @param packageRoot the folder of the package `blockwright`
 */
export function findOwnFolder(packageRoot: string): string {
  const folder = join(packageRoot, 'functions');
  return existsSync(folder) ? folder : dirname(dirname(import.meta.dirname));
}
