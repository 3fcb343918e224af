import type { Installation } from '../code/index.ts';
import { findFeaturePackages } from '../schema/index.ts';

/**
 * Loads the features in packages of a site, if one of them has modules of a kind.
 *
 * @param kind the start of the paths of these modules, such as `commands/`; any module by default
 */
export async function loadPackageModules(
  root: string,
  installation: Installation,
  kind = '',
): Promise<void> {
  const isNeeded = findFeaturePackages(root).some(({ modules }) =>
    modules.some((path) => path.startsWith(kind)),
  );
  if (!isNeeded) return;
  // Lazy import: most sites have no such package.
  const { findSiteCode, loadSiteCode } = await import('../code/index.ts');
  await loadSiteCode(findSiteCode(root, installation));
}
