import { type CheckedSite, checkSite } from '../../schema/checkSite.ts';
import type { PageSource } from '../../schema/PageSource.ts';
import { sectionChecks } from '../site/sectionChecks.ts';
import { sectionSchemas } from '../site/sectionSchemas.ts';
import { lastRoutes } from './lastRoutes.ts';

/** Checks the site in `root` against the section types of this installation. */
export async function checkedSite(
  root: string,
  { now, source }: { now: Date; source?: PageSource },
): Promise<CheckedSite> {
  return checkSite({
    root,
    sections: sectionSchemas,
    checks: sectionChecks,
    mode: 'build',
    now,
    lastRoutes: await lastRoutes(root),
    ...(source && { source }),
  });
}
