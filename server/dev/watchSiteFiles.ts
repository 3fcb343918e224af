import { join, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { invalidateSectionCode } from '../session/invalidateSectionCode.ts';
import { scheduleCatchUps, sourcePaths, toSourcePath, watchFiles } from '../session/watchFiles.ts';
import type { DevCode } from './DevCode.ts';

/** What changes of files lead to. Each function handles its own failures. */
interface FileChanges {
  /**
   * Called with the path of a file that the site is read from, below the root. A change that is `polled`
   * was perhaps reported before.
   */
  onSource(path: string, isPolled: boolean): void;
  /** Called when theme.css or a file of public/ changed. */
  onAsset(): void;
  /** Called when code that checks and renders pages changed, and is to be loaded anew. */
  onCode(): void;
  /**
   * Called again and again, to look for changes of sources and assets since a time, in milliseconds, that
   * nobody reported.
   */
  onCatchUp(since: number): void;
}

/** The site, and the code that checks and renders its pages. */
interface WatchedCode {
  root: string;
  code: DevCode;
  /** Whether Vite alone applies changes of islands, in the browser. */
  ignoresIslands?: boolean;
}

/** Watches the files of a site, and our code. */
export function watchSiteFiles(
  vite: ViteDevServer,
  { root, code, ignoresIslands = false }: WatchedCode,
  { onSource, onAsset, onCode, onCatchUp }: FileChanges,
): void {
  const publicFolder = join(root, 'public');
  const themeCss = join(root, 'theme.css');
  const handleChange = (file: string, isPolled = false) => {
    const path = toSourcePath(root, file);
    if (path !== undefined) return onSource(path, isPolled);
    if (file === themeCss || file === publicFolder || file.startsWith(publicFolder + sep))
      return onAsset();
    if (!code.handleFileChange(file) || (ignoresIslands && file.endsWith('island.tsx'))) return;
    invalidateSectionCode(vite, file);
    // Vite invalidates the module later than it reports the change.
    setTimeout(() => onCode(), 20);
  };
  const folders = [publicFolder, join(root, 'sections'), ...code.ownFolders];
  watchFiles(vite, [...sourcePaths(root), themeCss, ...folders], handleChange);
  scheduleCatchUps(vite, (since) => {
    for (const file of code.filesChangedSince(since)) handleChange(file);
    onCatchUp(since);
  });
}
