import { type CheckedSite, checkSite } from '../../schema/checkSite.ts';
import { lastRoutes } from '../build/lastRoutes.ts';
import { sectionChecks } from '../site/sectionChecks.ts';
import { sectionSchemas } from '../site/sectionSchemas.ts';

/** Checks the site in `root` against the section types of this installation. */
export async function checkedSite(
  root: string,
  { now, mode = 'build' }: { now: Date; mode?: 'build' | 'dev' },
): Promise<CheckedSite> {
  return checkSite({
    root,
    sections: sectionSchemas,
    checks: sectionChecks,
    mode,
    now,
    lastRoutes: await lastRoutes(root),
  });
}
