import { siteSectionRegistry } from '../renderer/sections/registerSections.ts';
import { sectionChecks } from '../renderer/sections/sectionChecks.ts';
import { sectionSchemas } from '../renderer/sections/sectionSchemas.ts';
import type { CheckOptions } from '../schema/check/CheckOptions.ts';
import { type CheckedSite, checkSite } from '../schema/check/checkSite.ts';
import { readPreviousRoutes } from './cache/previousRoutes.ts';

/** Checks the site in `root` for publication, with the section types of this installation. */
export async function checkForBuild(
  root: string,
  { problems = [], ...options }: Omit<CheckOptions, 'root' | 'sections' | 'mode'>,
): Promise<CheckedSite> {
  return checkSite({
    root,
    sections: sectionSchemas,
    checks: sectionChecks,
    problems: [...siteSectionRegistry.problems, ...problems],
    mode: 'build',
    lastRoutes: await readPreviousRoutes(root),
    ...options,
  });
}
