import { type HeadScript, listHeadScripts } from '../../renderer/index.ts';
import type { Site } from '../../schema/vocabulary.ts';
import { needsConsent } from './needsConsent.ts';

/** Lists the scripts that need consent, for rules: none of a site with settings that are not valid. */
export function listAskedScripts(site: Site): HeadScript[] {
  try {
    return listHeadScripts(site, { pages: [] }).filter(needsConsent);
  } catch {
    // No script can be created from such settings, which other rules report.
    return [];
  }
}
