import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../base/files/cacheFolder.ts';
import { cachePath } from '../base/files/cachePath.ts';
import { contentHash } from '../base/files/contentHash.ts';
import { findFeaturePackages } from '../schema/index.ts';
import type { Installation } from './Installation.ts';
import { hashFeatures, type SiteFeature, toSiteFeatures } from './SiteFeature.ts';
import { findOwnSections, hashOwnSections, type SiteSection } from './siteSections/SiteSection.ts';

/** The code that renders a site: the engine's, with the section types and settings of the site. */
export interface SiteCode {
  /** Absolute path of the site. */
  root: string;
  installation: Installation;
  /** The section types of the site itself. */
  siteSections: SiteSection[];
  /** The packages that add modules to the site. */
  features: SiteFeature[];
  /** Folder of the compiled modules of these packages; empty without any. */
  featuresFolder: string;
  /** Whether there is code to load, with `loadSiteCode()`. */
  hasOwnCode: boolean;
  /** Hash of everything that the bundles, and so the pages, depend on. */
  hash: string;
  /** Folder of the bundles. */
  folder: string;
  /** Whether the package contains these bundles. */
  isPrebuilt: boolean;
}

/**
 * Finds the code of a site. A site without settings of its own shares the bundles of the package;
 * the bundles of any other site are below its own folder, because the package may be read-only.
 */
export function findSiteCode(root: string, installation: Installation): SiteCode {
  const { fingerprint, bundles, isPrebuilt } = installation;
  const siteSections = findOwnSections(root, installation.packageRoot);
  const settings = joinSettings() + hashOwnSections(siteSections, installation.packageRoot);
  const ownHash = contentHash(fingerprint + settings);
  const packages = findFeaturePackages(root).filter(({ modules }) => modules.length > 0);
  const features = packages.length > 0 ? toSiteFeatures(root, packages) : [];
  const featureHash = features.length > 0 ? hashFeatures(features) : '';
  return {
    root,
    installation,
    siteSections,
    features,
    hasOwnCode: siteSections.length + features.length > 0,
    featuresFolder:
      featureHash && cacheFolder(root, 'features', contentHash(fingerprint + featureHash)),
    // Pages also depend on Node, which formats numbers and dates.
    hash: contentHash(ownHash + process.version + joinPackageStyles(root) + featureHash),
    folder: settings ? cacheFolder(root, 'code', ownHash) : bundles,
    isPrebuilt: isPrebuilt && !settings,
  };
}

/** Joins the styles of packages, which no other input of a build covers. */
function joinPackageStyles(root: string): string {
  return findFeaturePackages(root)
    .flatMap(({ folder, styles }) =>
      styles.map((style) => `${style}\0${readFileSync(join(folder, 'styles', `${style}.yaml`))}\0`),
    )
    .join('');
}

/** Joins the variables that Vite writes into the code; empty without any. */
function joinSettings(): string {
  return Object.keys(process.env)
    .filter((name) => name.startsWith('VITE_'))
    .sort()
    .map((name) => `${name}=${process.env[name]}\0`)
    .join('');
}

/** Returns where Vite caches the packages that it prepares for the browser, for each of its uses. */
export function viteCacheFolder({ root, installation }: SiteCode, use: 'dev' | 'edit'): string {
  const { isPrebuilt, packageRoot } = installation;
  return isPrebuilt
    ? cachePath(root, `vite-${use}`)
    : join(packageRoot, 'node_modules', `.vite-${use}`);
}
