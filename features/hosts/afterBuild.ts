import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../schema/index.ts';
import type { Output } from './writeHostFiles.ts';

/** Writes the files of the host that a site names. */
export async function afterBuild(output: Output): Promise<Report['diagnostics'] | undefined> {
  // Lazy import: most sites name no host.
  if (!/^ +host:/m.test(readFileSync(join(output.root, 'pages.yaml'), 'utf8'))) return undefined;
  const { writeHostFiles } = await import('./hostFiles.ts');
  return writeHostFiles(output);
}
