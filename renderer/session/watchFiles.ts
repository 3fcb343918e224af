import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { isContentFile, isSiteYaml, wordsFile } from '../../schema/manifest/siteFiles.ts';

/** Returns the paths below a site's folder that hold the files it is read from. */
export function sourcePaths(root: string): string[] {
  return ['pages.yaml', 'pages', 'data', wordsFile].map((path) => join(root, path));
}

/**
 * Returns the path below the root, with `/`, of a YAML file of the site or a Markdown file of a
 * collection; undefined for other files.
 */
export function toSourcePath(root: string, file: string): string | undefined {
  const path = relative(root, file).split(sep).join('/');
  return isSiteYaml(path) || isContentFile(path) ? path : undefined;
}

/**
 * Adds paths to those that Vite watches, and reports every file that is added, changed or removed:
 * below those paths, and of Vite's own.
 *
 * @param onChange handles its own failures
 */
export function watchFiles(
  { watcher, config }: Pick<ViteDevServer, 'watcher' | 'config'>,
  paths: readonly string[],
  onChange: (file: string) => void,
): void {
  const watchAgain = (path: string) => {
    if (!paths.includes(path)) return;
    const timer = setInterval(() => {
      // Missing in the types of Vite. Adding a path would open a closed watcher again.
      if ((watcher as { closed?: boolean }).closed) return clearInterval(timer);
      if (!existsSync(path)) return;
      clearInterval(timer);
      watcher.add(path);
      onChange(path);
    }, 100).unref();
  };
  // The watcher notices only the first of several missing files of a folder.
  const missing = paths.filter((path) => !existsSync(path));
  watcher.add(paths.filter((path) => !missing.includes(path)));
  missing.forEach(watchAgain);
  // It forgets a removed path, which may come back, as it does with `git checkout`.
  watcher.on('unlink', watchAgain).on('unlinkDir', watchAgain);
  watcher.on('change', onChange).on('add', onChange).on('unlink', onChange);
  watcher.on('error', (error) => config.logger.error(String(error)));
}
