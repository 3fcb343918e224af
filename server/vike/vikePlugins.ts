import type { FileSystemServeOptions, PluginOption } from 'vite';
import { classNames } from '../../code/createViteConfig.ts';
import { doors } from '../../code/doors.mjs';
import { lazyFiles } from '../../code/lazyFiles.ts';
import { findOwnSections } from '../../code/siteSections/SiteSection.ts';
import { siteSectionsPlugin } from '../../code/siteSections/siteSectionsPlugin.ts';
import { staticStyles } from '../../code/styles/staticStyles.ts';
import { viteFileAccess } from '../http/restrictModules.ts';
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
