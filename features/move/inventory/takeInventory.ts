import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from '../../../base/errors/UsageError.ts';
import { UserError } from '../../../base/errors/UserError.ts';
import { writeWhole } from '../../../base/files/writeWhole.ts';
import { escapeInvisible } from '../../../base/text/escapeInvisible.ts';
import type { Options } from '../../../cli/index.ts';
import { createInventory, type FoundSite } from '../format/createInventory.ts';
import { formatInventory } from '../format/formatInventory.ts';
import { type Inventory, inventoryFormat } from '../format/Inventory.ts';
import { parseLimits } from './crawl/CrawlLimits.ts';
import { crawlWithProgress } from './crawlWithProgress.ts';
import { parseSiteUrl } from './parseSiteUrl.ts';
import { readFolder } from './readFolder.ts';

/**
 * `inventory URL|FOLDER`: writes down what a site has, to compare a new one with it.
 *
 * @throws UsageError for a wrong option
 * @throws UserError if the site cannot be read
 */
export async function takeInventory({ positionals, values }: Options): Promise<number> {
  const [source = ''] = positionals;
  const out = resolve(typeof values.out === 'string' ? values.out : 'old.json');
  if (values.force !== true) refuseOtherFile(out);
  const url = parseSiteUrl(source);
  const isQuiet = values.quiet === true;
  const site = url
    ? await crawlWithProgress(url, {
        journal: `${out}.partial`,
        limits: parseLimits(values),
        isQuiet,
      })
    : readExistingFolder(source, parseOrigin(values.url));
  const inventory = createInventory(site);
  await writeWhole(out, formatInventory(inventory));
  const isStopped = 'isStopped' in site && site.isStopped;
  if (!isQuiet || isStopped) process.stderr.write(describe(inventory, values.out ?? 'old.json'));
  if (isStopped) process.stderr.write('Run the same command again to continue.\n');
  return isStopped ? 1 : 0;
}

function readExistingFolder(source: string, origin: string | undefined): FoundSite {
  const stats = statSync(resolve(source), { throwIfNoEntry: false });
  if (!stats)
    throw new UserError(
      /^[\w-]+(?:\.[\w-]+)+(?:[:/].*)?$/.test(source)
        ? `The folder ${source} does not exist. Write an address with https://, such as https://${source}.`
        : `The folder ${source} does not exist.`,
    );
  if (!stats.isDirectory())
    throw new UserError(`${source} is a file. Name the folder of a built site, or an address.`);
  return readFolder(source, origin);
}

function parseOrigin(value: Options['values'][string]): string | undefined {
  if (value === undefined) return undefined;
  const url = typeof value === 'string' ? parseSiteUrl(value) : undefined;
  if (!url) throw new UsageError('--url needs an address such as https://www.example.com.');
  return url.origin;
}

/** Refuses to replace a file that is no inventory. */
function refuseOtherFile(path: string): void {
  if (!existsSync(path)) return;
  if (statSync(path).isDirectory()) throw new UsageError(`${path} is a folder. Name a file.`);
  if (!readFileSync(path, 'utf8').slice(0, 200).includes(inventoryFormat))
    throw new UserError(
      `${path} exists and is no inventory. Choose another name with --out, or add --force.`,
    );
}

function describe(inventory: Inventory, out: unknown): string {
  const { pages, redirects, feeds, leftOut, shared } = inventory;
  const read = pages.filter(({ status }) => status === 200);
  const broken = pages.length - read.length;
  const sum = (name: 'sentences' | 'pictures' | 'files' | 'forms') =>
    shared[name].length + read.reduce((total, page) => total + page[name].length, 0);
  const counts = [
    `${read.length} ${read.length === 1 ? 'page' : 'pages'}`,
    `${sum('sentences')} sentences`,
    `${sum('pictures')} pictures`,
    `${sum('files')} files`,
    `${sum('forms')} forms`,
    `${Object.keys(redirects).length} redirects`,
    `${feeds.length} feeds`,
    ...(broken > 0 ? [`${broken} broken addresses`] : []),
  ];
  return escapeInvisible(
    [
      `${counts.join(', ')} → ${String(out)}`,
      ...leftOut.slice(0, maxReasons).map((reason) => `Left out: ${reason}`),
      ...(leftOut.length > maxReasons
        ? [`Left out: ${leftOut.length - maxReasons} more, which the file lists`]
        : []),
      '',
    ].join('\n'),
  );
}

const maxReasons = 10;
