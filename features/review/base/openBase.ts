import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { cachePath } from '../../../base/files/cachePath.ts';
import type { SiteCode } from '../../../code/index.ts';
import type { Diagnostic } from '../../../schema/vocabulary.ts';
import { suggestPath } from '../../_shared/paths/index.ts';
import type { ComparedBuild } from '../builds/createChangeReport.ts';
import { openBuild } from '../builds/openBuild.ts';
import { BaseError } from './BaseError.ts';
import { buildCommit } from './buildCommit.ts';
import { findCommit } from './findCommit.ts';
import { runBuild } from './runBuild.ts';

/** A build that a site is compared with, and what the user calls it. */
interface Base extends ComparedBuild {
  name: string;
}

/**
 * Opens what a site is compared with, and builds it if necessary.
 *
 * @param base a commit, a folder with a build, or a site; by default where the branch left main
 * @throws BaseError when there is no such base, or it does not build
 */
export async function openBase(base: string | undefined, code: SiteCode): Promise<Base> {
  const isFolder = base !== undefined && statSync(base, { throwIfNoEntry: false })?.isDirectory();
  if (isFolder) return openFolder(base, code);
  return openCommit(base, code).catch((error: unknown) => {
    const hint = base !== undefined && suggestPath(base, code.root);
    throw hint && error instanceof BaseError && !error.isBroken
      ? new BaseError(`${base} does not exist. ${hint}`)
      : error;
  });
}

async function openCommit(base: string | undefined, code: SiteCode): Promise<Base> {
  const commit = await findCommit(code.root, base);
  const { hash, name, prefix, repository } = commit;
  const folder = await buildCommit(code, commit);
  const diagnostics = await readDiagnostics(join(folder, 'diagnostics.json'));
  const readSource = (path: string) => {
    try {
      return execFileSync('git', ['show', `${hash}:${prefix}${path}`], {
        cwd: repository,
        encoding: 'utf8',
        stdio: 'pipe',
        maxBuffer: 1 << 28,
      });
    } catch {
      return undefined;
    }
  };
  const build = await openBuild(join(folder, 'client'), { diagnostics });
  return { ...build, name: `${name} (${hash.slice(0, 7)})`, readSource };
}

async function openFolder(name: string, code: SiteCode): Promise<Base> {
  const folder = resolve(name);
  if (existsSync(join(folder, 'pages.yaml'))) {
    const report = cachePath(folder, `diagnostics.${process.pid}.json`);
    const bin = join(code.installation.packageRoot, 'cli', 'bin.mjs');
    await runBuild(bin, { site: folder, report, name });
    const diagnostics = await readDiagnostics(report).finally(() => rm(report));
    const output = join(folder, 'dist', 'client');
    return { name, ...(await openBuild(output, { root: folder, diagnostics })) };
  }
  const output = [join(folder, 'client'), folder].find((path) =>
    existsSync(join(path, 'index.html')),
  );
  if (output === undefined)
    throw new BaseError(`${name} contains neither a site (pages.yaml) nor a build (index.html).`);
  return { name, ...(await openBuild(output, {})) };
}

async function readDiagnostics(path: string): Promise<Diagnostic[]> {
  return JSON.parse(await readFile(path, 'utf8')).diagnostics;
}
