import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { BaseError } from './BaseError.ts';

/** A site to build, and where to. */
interface BuildRequest {
  site: string;
  /** Folder for the output; the `dist` of the site when absent. */
  out?: string;
  /** File for the diagnostics, as JSON. */
  report: string;
  /** The name of the site in messages. */
  name: string;
}

/**
 * Builds a site in a process of its own.
 *
 * @param bin path of the command line
 * @throws BaseError when the site does not build
 */
export async function runBuild(
  bin: string,
  { site, out, report, name }: BuildRequest,
): Promise<void> {
  const formats = ['--format', `json=${report}`, '--format', 'pretty'];
  const args = [bin, 'build', '--root', site, '--quiet', ...formats];
  if (out !== undefined) args.push('--out', out);
  // The cache of this site must not become the cache of another one.
  const env = { ...process.env, BLOCKWRIGHT_CACHE_DIR: undefined };
  await promisify(execFile)(process.execPath, args, { maxBuffer: 1 << 28, env }).catch((error) => {
    const printed = `${error.stderr}${error.stdout}`.trim();
    const message = `${name} does not build, so there is nothing to compare with.\n${printed}`;
    throw new BaseError(message, { isBroken: true });
  });
}
