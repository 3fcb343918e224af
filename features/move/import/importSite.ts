import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UsageError } from '../../../base/errors/UsageError.ts';
import { UserError } from '../../../base/errors/UserError.ts';
import type { Options } from '../../../cli/index.ts';
import { explainMissingPath } from '../../_shared/paths/index.ts';
import { formatOutcome } from './formatOutcome.ts';
import type { ImportSource, SiteReader } from './model/SiteReader.ts';
import { type ImportedFiles, readRecord, recordFile } from './place/ImportRecord.ts';
import { readExistingSite } from './place/readExistingSite.ts';
import { planFiles, readWantedContent } from './write/planFiles.ts';
import { planImport } from './write/planImport.ts';
import { writeTogether } from './write/writeTogether.ts';

const readers = import.meta.glob<SiteReader>('./*/reader.ts', { import: 'reader' });

/** `import FOLDER|FILE|URL`: takes the content of an old site into a site. */
export async function importSite({ root, positionals, values }: Options): Promise<number> {
  const [location = ''] = positionals;
  if (!existsSync(join(root, 'pages.yaml')))
    throw new UsageError(
      'This folder has no pages.yaml. Run the command in the folder of a site, which `npm create blockwright` makes.',
    );
  const source = findSource(root, location, values);
  if (source.kind === 'folder' && source.location === resolve(root))
    throw new UsageError('The folder is this site itself. Name the folder of the old site.');
  const reader = await findReader(source);
  const progress = (done: string) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${done}`);
  };
  const site = await reader.read(source, progress);
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  const record = readRecord(root);
  const origin =
    site.urls[0] ??
    (source.kind === 'address' ? source.location : (source.location.split(/[\\/]/).at(-1) ?? ''));
  const known = record[origin] ?? {};
  const existing = readExistingSite(root);
  const plan = await planImport(root, site, { existing, known });
  const planned = planFiles(root, plan.files, known);
  const isDryRun = values['dry-run'] === true;
  if (!isDryRun) {
    const written = planned.filter(({ state }) => state === 'created' || state === 'updated');
    const files: ImportedFiles = { ...known };
    for (const { path, source, digest, state } of planned)
      if (state !== 'edited' && state !== 'removed' && state !== 'foreign')
        files[path] = { source, digest };
    const newRecord = `${JSON.stringify({ ...record, [origin]: files }, null, 1)}\n`;
    await writeTogether(root, [
      ...written.map(({ path, content }) => [path, () => readWantedContent(content)] as const),
      ...(plan.manifest === existing.manifest
        ? []
        : [['pages.yaml', () => plan.manifest] as const]),
      [recordFile, () => newRecord],
    ]);
    site.close?.();
  }
  process.stdout.write(
    formatOutcome({ site, plan, planned, isDryRun, isComplete: values.all === true }),
  );
  return 0;
}

function findSource(root: string, location: string, values: Options['values']): ImportSource {
  const { media: folder } = values;
  const media = {
    ...(typeof folder === 'string' && { media: resolve(folder) }),
    root,
    values,
  };
  if (media.media !== undefined && !existsSync(media.media))
    throw new UsageError(explainMissingPath(String(folder), root));
  if (/^https?:\/\//i.test(location)) return { kind: 'address', location, ...media };
  const path = resolve(location);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new UserError(explainMissingPath(location, root));
  return { kind: stats.isDirectory() ? 'folder' : 'file', location: path, ...media };
}

async function findReader(source: ImportSource): Promise<SiteReader> {
  const found = await Promise.all(Object.values(readers).map((load) => load()));
  const [best] = found
    .map((reader) => ({ reader, chance: reader.recognize(source) }))
    .filter(({ chance }) => chance > 0)
    .sort((one, other) => other.chance - one.chance);
  if (!best)
    throw new UserError(
      `${source.location} cannot be imported: it is neither ${found.map(({ name }) => name).join(' nor ')}.`,
    );
  return best.reader;
}
