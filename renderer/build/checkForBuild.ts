import { type CheckedSite, checkSite } from '../../schema/check/checkSite.ts';
import type { PageFactsProvider } from '../../schema/check/PageFactsProvider.ts';
import { sectionChecks } from '../sections/sectionChecks.ts';
import { sectionSchemas } from '../sections/sectionSchemas.ts';
import { readPreviousRoutes } from './cache/previousRoutes.ts';

/** Checks the site in `root` for publication, with the section types of this installation. */
export async function checkForBuild(
  root: string,
  { now, factsProvider }: { now: Date; factsProvider: PageFactsProvider },
): Promise<CheckedSite> {
  return checkSite({
    root,
    sections: sectionSchemas,
    checks: sectionChecks,
    mode: 'build',
    now,
    lastRoutes: await readPreviousRoutes(root),
    factsProvider,
  });
}
