import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../base/errors/UsageError.ts';
import { type BuildRequest, readEarlierRecord } from '../../pipeline/index.ts';
import type { Options } from '../options/Options.ts';
import { parseMaxWarnings } from '../output/reportDiagnostics.ts';

/**
 * Returns what the options of `build`, `check` or `merge` ask for. Reads the record that `--since`
 * names.
 *
 * @throws UsageError for an invalid option
 */
export async function parseBuildRequest({ root, values }: Options): Promise<BuildRequest> {
  return {
    root,
    folder: join(values.out ? String(values.out) : join(root, 'dist'), 'client'),
    now: new Date(),
    maxWarnings: parseMaxWarnings(values['max-warnings']),
    isCold: values['no-cache'] === true,
    profile: values.profile === true,
    url: parseUrl(values.url),
    noindex: values.preview === true,
    shard: parseShard(values.shard),
    since: await readSince(values.since),
  };
}

function parseUrl(value: Options['values'][string]): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.canParse(String(value)) ? new URL(String(value)) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    throw new UsageError(
      `--url takes an address such as https://staging.example.com, not "${value}".`,
    );
  return url.href.replace(/\/$/, '');
}

function parseShard(value: Options['values'][string]): BuildRequest['shard'] {
  if (value === undefined) return undefined;
  const match = /^([1-9]\d*)\/([1-9]\d*)$/.exec(String(value));
  const [number, of] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || number > of)
    throw new UsageError(
      `--shard takes a shard and the number of shards, such as 2/4, not "${value}".`,
    );
  return { number, of };
}

/**
 * Reads the record of an earlier build. A missing record is no error, as there is none before the
 * site is deployed for the first time.
 */
async function readSince(file: Options['values'][string]): Promise<BuildRequest['since']> {
  if (file === undefined) return undefined;
  const record = await readEarlierRecord(String(file));
  if (!record)
    throw new UsageError(`--since takes a digests.json that \`build\` wrote, and ${file} is none.`);
  if (!existsSync(String(file)))
    process.stderr.write(`${file} does not exist, so every file counts as added.\n`);
  return record;
}
