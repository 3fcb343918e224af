import type { Plugin } from 'vite';
import type { Installation } from './Installation.ts';
import type { SiteCode } from './SiteCode.ts';
import type { SiteSection } from './siteSections/SiteSection.ts';

/** The sources of bundles. */
export interface BundleSources
  extends Pick<Installation, 'packageRoot' | 'bundles' | 'isPrebuilt'> {
  siteSections?: readonly SiteSection[];
  /** Further plugins. */
  plugins?: Plugin[];
  /** Whether classes get short names, as in a build. */
  hasShortNames?: boolean;
}

/** Returns what the bundles of a site are made from. */
export function bundleSources({ installation, siteSections }: SiteCode): BundleSources {
  const { packageRoot, bundles, isPrebuilt } = installation;
  return { packageRoot, bundles, isPrebuilt, siteSections };
}
