import { mkdir, rename, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Has Vike make the bundles of this state of the code, in the folder `home`. */
export async function makeBundles(packageRoot: string, home: string): Promise<void> {
  const { build } = await import('vike/api');
  // Vike takes an output folder for absolute only when it shares its first part with this one.
  const before = process.cwd();
  process.chdir(packageRoot);
  // Another process may be at it too: each makes its own, the first one in place stays.
  const draft = `${home}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  try {
    await build({
      viteConfig: {
        root: packageRoot,
        configFile: join(packageRoot, 'vite.config.ts'),
        logLevel: 'error',
        publicDir: false,
        build: { outDir: relative(packageRoot, draft), emptyOutDir: true },
      },
    });
  } finally {
    process.chdir(before);
  }
  await rename(draft, home).catch(() => rm(draft, { recursive: true, force: true }));
}
