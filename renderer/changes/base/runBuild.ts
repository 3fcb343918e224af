import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BaseError } from './BaseError.ts';

/**
 * Builds a site in a process of its own, with its diagnostics next to the output.
 *
 * @param out folder for the output; the `dist` of the site when absent
 * @param bin path of the command line
 * @param name what messages call the site
 * @throws BaseError when the site does not build
 */
export async function runBuild(
  site: string,
  out: string,
  bin: string,
  name: string,
): Promise<void> {
  const report = `json=${join(out, 'diagnostics.json')}`;
  const args = [bin, 'build', '--root', site, '--out', out, '--quiet', '--format', report];
  const options = { maxBuffer: 1 << 28, env: { ...process.env, NODE_ENV: 'production' } };
  await promisify(execFile)(process.execPath, args, options).catch((error) => {
    const printed = `${error.stdout ?? ''}${error.stderr ?? ''}`.trim();
    throw new BaseError(`${name} does not build, so there is nothing to compare with.\n${printed || error.message}`);
  });
}
