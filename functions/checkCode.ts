import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { cacheFolder } from '../base/files/cacheFolder.ts';
import { describeError, locateBuildErrors, problemAt, type SiteCode } from '../code/index.ts';
import { listFunctionFiles, type Problem } from '../schema/index.ts';

/**
 * Reports own functions of a site that cannot be bundled, such as code with a syntax error or without
 * a default export. What was bundled once is not bundled again until a file of functions/ changes.
 */
export async function checkCode({ root, installation }: SiteCode): Promise<Problem[]> {
  const files = listFunctionFiles(root);
  if (files.length === 0) return [];
  const hash = createHash('sha256').update(installation.fingerprint);
  for (const path of files) hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  const valid = cacheFolder(root, 'functions', hash.digest('hex').slice(0, 16));
  if (existsSync(valid)) return [];
  const problems = await bundleFunctions(root, installation.packageRoot);
  if (problems.length > 0) return problems;
  await mkdir(dirname(valid), { recursive: true });
  await writeFile(valid, '');
  return [];
}

async function bundleFunctions(root: string, packageRoot: string): Promise<Problem[]> {
  // Lazy imports: most sites have no functions.
  const { bundleCode } = await import('./_local/deploy/bundleCode.ts');
  const { findSiteFunctions } = await import('./_local/site/findSiteFunctions.ts');
  const own = await findSiteFunctions(root).catch((error: Error) => error);
  if (own instanceof Error)
    return [problemAt('functions', { rule: 'broken-function', message: `${own.message}.` })];
  const problems = own.map(({ path }) => {
    const entry = `export { default } from ${JSON.stringify(path)};`;
    return bundleCode(entry, { packageRoot, root, hasMap: true }).then(
      () => [],
      (error: Error) => explain(error, root, path),
    );
  });
  return (await Promise.all(problems)).flat();
}

function explain(error: Error, root: string, path: string): Problem[] {
  const hint = 'correct the code; imports may come from @blockwright/forms and packages';
  const folders = [{ folder: join(root, 'functions'), path: 'functions' }];
  const located = locateBuildErrors(error, root, folders, { rule: 'broken-function', hint });
  if (located.length > 0) return located;
  const isMissing = error.message.includes('"default" is not exported');
  return [
    problemAt(relative(root, path), {
      rule: 'broken-function',
      message: isMissing
        ? 'This file has no default export.'
        : `This file cannot be compiled: ${describeError(error, root)}.`,
      hint: isMissing
        ? 'write `export default` before the function that receives the ports and returns the handler'
        : hint,
    }),
  ];
}
