import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Returns the installation with its command line, which is TypeScript: an installed package contains
 * the bundle, a checkout bundles it once for each version of the sources.
 *
 * @returns {Promise<import('./Installation.ts').Installation>}
 */
export async function commandLine() {
  const packageRoot = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
  const prebuilt = join(packageRoot, 'prebuilt');
  if (isInstalled(packageRoot) && existsSync(prebuilt))
    return {
      packageRoot,
      fingerprint: readFileSync(join(prebuilt, 'fingerprint'), 'utf8'),
      commandLine: join(prebuilt, 'cli'),
      bundles: prebuilt,
      isPrebuilt: true,
    };
  // Lazy imports: an installed package needs none of it.
  const { codeHash } = await import('./codeHash.mjs');
  const caches = join(packageRoot, 'node_modules', '.cache', 'blockwright');
  const fingerprint = codeHash(packageRoot, join(caches, 'sources.json'));
  const cache = join(caches, fingerprint);
  const words = join(packageRoot, 'schema/messages/english.generated.ts');
  if (!existsSync(join(cache, 'cli', 'main.cjs')) || !existsSync(words)) {
    const { ensureDrawings } = await import('./writeDrawings.mjs');
    ensureDrawings(packageRoot);
    const { ensureWords } = await import('./words/ensureWords.mjs');
    await ensureWords(packageRoot);
    const { bundleInto } = await import('./bundleInto.mjs');
    await bundleInto(packageRoot, cache);
  }
  const folder = join(cache, 'cli');
  return { packageRoot, fingerprint, commandLine: folder, bundles: cache, isPrebuilt: false };
}

/** Whether the package is installed. In a checkout, a bundle left by `npm pack` may be out of date. */
function isInstalled(packageRoot) {
  return basename(dirname(packageRoot)) === 'node_modules';
}
