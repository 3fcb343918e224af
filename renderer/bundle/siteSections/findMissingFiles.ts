import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../../schema/diagnostics/Problem.ts';
import { problemAt } from './explainBuildError.ts';
import type { SiteSection } from './SiteSection.ts';

/** Reports the files that a section type of the site needs and does not have. */
export function findMissingFiles({ type, folder, path }: SiteSection): Problem[] {
  return ['schema.ts', 'view.tsx']
    .filter((name) => !existsSync(join(folder, name)))
    .map((name) =>
      problemAt(`${path}/${name}`, {
        rule: 'broken-section',
        message: `The section type "${type}" has no ${name}.`,
        hint: 'add the file; `npx blockwright new section` shows what it contains',
      }),
    );
}
