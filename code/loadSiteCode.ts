import { registerSections, siteSectionRegistry } from '../renderer/index.ts';
import { loadSiteFeatures } from './loadSiteFeatures.ts';
import { loadSiteSections } from './loadSiteSections.ts';
import type { SiteCode } from './SiteCode.ts';

/**
 * Compiles and registers what a site and its packages add to the product: features, then section types.
 *
 * @returns the code without the section types that cannot be used
 */
export async function loadSiteCode(code: SiteCode): Promise<SiteCode> {
  const problems = await loadSiteFeatures(code);
  // Features may add keys to every section.
  registerSections({});
  const usable = await loadSiteSections(code);
  siteSectionRegistry.featureProblems = problems;
  siteSectionRegistry.problems = [...problems, ...siteSectionRegistry.problems];
  return usable;
}
