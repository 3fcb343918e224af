import { sectionChecks, sectionSchemas, siteSectionRegistry } from '../renderer/index.ts';
import { type CheckedSite, type CheckOptions, checkSite } from '../schema/index.ts';
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
