import { readdirSync, unwatchFile, watchFile } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { getSiteFileKind, listRootFiles, siteFolders } from '../../schema/index.ts';

/** Returns the paths below a site's folder that hold the files it is read from. */
export function sourcePaths(root: string): string[] {
  const paths = ['pages.yaml', ...siteFolders, 'words.yaml', ...listRootFiles(root)];
  return paths.map((path) => join(root, path));
}

/**
 * Returns the path below the root, with `/`, of a file that the site is read from; undefined for other files.
 */
export function toSourcePath(root: string, file: string): string | undefined {
  const path = relative(root, file).split(sep).join('/');
  return getSiteFileKind(path) || /^[^/]+\.json$/.test(path) ? path : undefined;
}

/**
 * Adds paths to those that Vite watches, and reports every file that is added, changed or removed:
 * below those paths, and of Vite's own.
 *
 * @param onChange handles its own failures. A change that is `polled` was perhaps reported before.
 */
export function watchFiles(
  { watcher, config }: Pick<ViteDevServer, 'watcher' | 'config'>,
  paths: readonly string[],
  onChange: (file: string, isPolled?: boolean) => void,
): void {
  // The watcher forgets a removed path, which may come back, as it does with `git checkout`, and
  // notices only the first of several missing paths of a folder. So these paths are also polled.
  for (const path of paths)
    watchFile(path, { interval: 100, persistent: false }, (now, before) => {
      // Missing in the types of Vite. Adding a path would open a closed watcher again.
      if ((watcher as { closed?: boolean }).closed) return unwatchFile(path);
      const isFolder = now.isDirectory() || before.isDirectory();
      // A path that does not exist is reported once.
      if (isFolder ? now.ino === before.ino : now.ino + before.ino === 0) return;
      if (!isFolder) return onChange(path, true);
      watcher.add(path);
      // The watcher reports no file that is there while it reads a folder for the first time.
      const report = () => {
        for (const file of filesBelow(path)) onChange(file);
      };
      report();
      setTimeout(report, 1000).unref();
    });
  watcher.add([...paths]);
  for (const event of ['change', 'add', 'unlink'] as const)
    watcher.on(event, (file) => onChange(file));
  watcher.on('error', (error) => config.logger.error(String(error)));
}

/**
 * Calls back, again and again, to look for changes since a time: a watcher does not report what changed
 * before it was there, or before it watched every folder. How long that takes depends on the number of
 * files and on what else the machine does.
 *
 * @param catchUp receives the time of the last call, at first of the start, in milliseconds
 */
export function scheduleCatchUps(
  { watcher }: Pick<ViteDevServer, 'watcher'>,
  catchUp: (since: number) => void,
): void {
  let last = performance.timeOrigin;
  const run = () => {
    const since = last;
    // The clock of a file system is behind.
    last = Date.now() - 100;
    catchUp(since);
  };
  watcher.once('ready', run);
  for (const seconds of [1, 3, 10, 30]) setTimeout(run, 1000 * seconds).unref();
}

/** Lists the files in a folder and its subfolders; a file alone is its own list. */
function filesBelow(path: string): string[] {
  try {
    const entries = readdirSync(path, { recursive: true, withFileTypes: true });
    return entries.flatMap((one) => (one.isFile() ? [join(one.parentPath, one.name)] : []));
  } catch {
    // Not a folder, or removed meanwhile.
    return [path];
  }
}
