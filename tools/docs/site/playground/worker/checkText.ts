import { sectionChecks, sectionSchemas } from '../../../../../renderer/index.ts';
import { CheckCache, type CheckedSite, checkSite } from '../../../../../schema/index.ts';

/** Results of the last check: most edits change one page. */
let cache = new CheckCache();

/** Checks a manifest as `check` does in a folder that has no other file. */
export async function checkText(text: string, now: Date): Promise<CheckedSite> {
  try {
    return await checkSite({
      root: '/site',
      sections: sectionSchemas,
      checks: sectionChecks,
      mode: 'build',
      now,
      cache,
      overlay: (path) => (path === 'pages.yaml' ? text : undefined),
    });
  } catch (error) {
    // A check that ended half-way may leave something half-done.
    cache = new CheckCache();
    throw error;
  }
}
