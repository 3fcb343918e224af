import type { FileSystemServeOptions, PluginOption } from 'vite';
import { doors } from '../../code/doors.mjs';
import {
  classNames,
  findOwnSections,
  lazyFiles,
  siteSectionsPlugin,
  staticStyles,
} from '../../code/index.ts';
import { viteFileAccess } from '../../server/index.ts';
import { sitePlugin } from './sitePlugin.ts';

/**
 * Returns the plugins that Vike needs besides its own, and the files that Vite may serve.
 *
 * @param root the folder of the package, which is also the site
 */
export function vikePlugins(root: string): { plugins: PluginOption[]; fs: FileSystemServeOptions } {
  const siteSections = findOwnSections(root, root);
  return {
    plugins: [
      sitePlugin(root),
      doors(),
      lazyFiles(),
      staticStyles(root, () => classNames(root, siteSections)),
      siteSectionsPlugin(root, siteSections),
    ],
    fs: viteFileAccess([root]),
  };
}
