import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseDocument } from 'yaml';
import type { Rules } from '../../schema/diagnostics/RuleMeta.ts';
import type { FeatureKeys } from '../../schema/vocabulary/features/defineKeys.ts';

const keys = import.meta.glob<FeatureKeys>('../../features/*/keys.ts', {
  eager: true,
  import: 'keys',
});
const rules = import.meta.glob<Rules>('../../features/*/rules/*.ts', {
  eager: true,
  import: 'rules',
});

/**
 * Copies the reference site into a checkout, without what only some features know: their keys of `site:`
 * and the severities of their rules. The folder functions/ contains functions of the site, too.
 *
 * @param removed the folders of the features, such as `features/checks`
 */
export async function copyReferenceSite(folder: string, removed: readonly string[]): Promise<void> {
  const ownFunctions = ['send-applicant-email', 'search-virtual-latinos'];
  const parts = [
    'data',
    'public',
    'words.yaml',
    ...ownFunctions.map((name) => `functions/${name}`),
  ];
  for (const path of parts) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await cp(path, join(folder, path), { recursive: true });
  }
  const isRemoved = (path: string) => removed.some((name) => path.startsWith(`../../${name}/`));
  const manifest = parseDocument(await readFile('pages.yaml', 'utf8'));
  for (const [path, { site, siteLists }] of Object.entries(keys))
    if (isRemoved(path))
      for (const key of Object.keys({ ...site, ...siteLists })) manifest.deleteIn(['site', key]);
  if (manifest.hasIn(['site', 'checks']))
    for (const [path, found] of Object.entries(rules))
      if (isRemoved(path))
        for (const name of Object.keys(found)) manifest.deleteIn(['site', 'checks', name]);
  await writeFile(join(folder, 'pages.yaml'), manifest.toString({ lineWidth: 0 }));
}
