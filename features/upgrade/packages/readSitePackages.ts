import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../../base/errors/UsageError.ts';

/** A package of Blockwright that the package.json of a site names. */
export interface SitePackage {
  name: string;
  /** As it is written: `^0.1.0`, or `file:blockwright-0.1.0.tgz`. */
  range: string;
}

/**
 * Lists the packages of Blockwright in the package.json of a site, `blockwright` first.
 *
 * @throws UsageError for a site that does not depend on Blockwright, or takes it from neither a
 *   registry nor a tarball
 */
export function readSitePackages(root: string): SitePackage[] {
  const file = join(root, 'package.json');
  const fields = existsSync(file) ? parse(readFileSync(file, 'utf8')) : {};
  const packages = ['dependencies', 'devDependencies', 'optionalDependencies']
    .flatMap((field) => Object.entries(fields[field] ?? {}))
    .filter(([name]) => name === 'blockwright' || name.startsWith('@blockwright/'))
    .map(([name, range]) => ({ name, range: String(range) }))
    .sort((a, b) => Number(b.name === 'blockwright') - Number(a.name === 'blockwright'));
  if (packages[0]?.name !== 'blockwright')
    throw new UsageError(
      'No package.json in this folder names blockwright as a dependency, so there is nothing to upgrade.',
    );
  const other = packages.find(({ range }) => !isTarball(range) && /[:/]/.test(range));
  if (other)
    throw new UsageError(
      `package.json takes ${other.name} from ${other.range}. Only versions and tarballs (file:….tgz) can be upgraded.`,
    );
  return packages;
}

/** Whether a range names a tarball in the folder of the site. */
export function isTarball(range: string): boolean {
  return /^file:.+\.tgz$/.test(range);
}

function parse(text: string): Record<string, Record<string, unknown>> {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`package.json is no valid JSON: ${(error as Error).message}`);
  }
}
