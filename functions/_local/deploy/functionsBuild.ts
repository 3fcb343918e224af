import { join, relative, resolve } from 'node:path';
import { explainSystemError } from '../../../base/errors/explainSystemError.ts';
import type { Options } from '../../../cli/index.ts';
import type { Installation } from '../../../code/index.ts';
import { createSiteBranding } from '../site/createSiteBranding.ts';
import { writeDeployment } from './writeDeployment.ts';

/** `functions build`: writes the folder that deploys the functions of a site. */
export async function functionsBuild(
  { root, values }: Options,
  { packageRoot }: Installation,
): Promise<number> {
  const out = values.out ? resolve(String(values.out)) : join(root, 'dist/functions');
  try {
    const names = await writeDeployment({ packageRoot, root, out, look: createSiteBranding });
    const folder = relative(process.cwd(), out) || '.';
    process.stdout.write(
      `${names.length} functions built → ${folder}\n  ${names.join(', ')}\nNext: the commands in ${join(folder, 'README.md')}\n`,
    );
    return 0;
  } catch (error) {
    process.stderr.write(`${explainSystemError(error) ?? (error as Error).message}\n`);
    return 1;
  }
}
