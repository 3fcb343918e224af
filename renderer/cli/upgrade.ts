import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createTwoFilesPatch } from 'diff';
import { CheckCache } from '../../schema/check/CheckCache.ts';
import { writeWhole } from '../../schema/manifest/siteFiles.ts';
import { checkForBuild } from '../build/checkForBuild.ts';
import type { Installation } from '../bundle/Installation.ts';
import { findOwnSections } from '../bundle/OwnSection.ts';
import { EditError } from '../edit/yaml/EditError.ts';
import { readSiteFiles } from '../site/readSiteFiles.ts';
import { type MigratedTexts, migrateTexts } from '../upgrade/migrateTexts.ts';
import type { Options } from './Options.ts';
import { UsageError } from './UsageError.ts';

/**
 * `upgrade`: applies the migrations of all versions to the files of a site, and prints what changed.
 *
 * @throws UsageError for a file that is not valid YAML
 */
export async function upgrade(
  { root, values }: Options,
  { packageRoot }: Installation,
): Promise<number> {
  const files = await readSiteFiles(root);
  const ownTypes = findOwnSections(root, packageRoot).map(({ type }) => type);
  const { texts, applied } = migrate(files, ownTypes);
  if (texts.size === 0) {
    process.stdout.write('The site is up to date.\n');
    return 0;
  }
  for (const { version, summary } of applied) process.stdout.write(`${version}: ${summary}\n`);
  for (const [path, text] of texts) {
    const patch = createTwoFilesPatch(`a/${path}`, `b/${path}`, files.get(path) ?? '', text);
    // The first line is a rule that neither `patch` nor git needs.
    process.stdout.write(patch.slice(patch.indexOf('\n') + 1));
  }
  const pages = await listChangedPages(root, texts);
  process.stdout.write(
    pages.length === 0 ? 'No page changes.\n' : `Pages that change: ${pages.join(', ')}\n`,
  );
  if (values['dry-run']) return 0;
  for (const [path, text] of texts) await writeWhole(join(root, path), text);
  process.stdout.write('Run `npx blockwright check` to see what else the new version reports.\n');
  return 0;
}

function migrate(files: ReadonlyMap<string, string>, ownTypes: readonly string[]): MigratedTexts {
  try {
    return migrateTexts(files, ownTypes);
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    throw new UsageError(
      `The site cannot be upgraded: ${error.message}. Fix what \`blockwright check\` reports first.`,
    );
  }
}

/** Lists the routes whose content differs with the new texts. */
async function listChangedPages(
  root: string,
  texts: ReadonlyMap<string, string>,
): Promise<string[]> {
  const [before, after] = await Promise.all(
    [new Map<string, string>(), texts].map(async (overlay) => {
      const { pages } = await checkForBuild(root, {
        now: new Date(),
        cache: new CheckCache(),
        overlay: (path) => overlay.get(path),
      });
      return new Map(pages.map((page) => [page.route, page]));
    }),
  );
  const routes = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  return [...routes].filter((route) => !isDeepStrictEqual(before?.get(route), after?.get(route)));
}
