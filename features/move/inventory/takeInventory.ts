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
import { type CrawlLimits, crawlSite } from './crawl/crawlSite.ts';
import type { CrawledSite } from './crawl/toCrawledSite.ts';
import { InventoryProgress } from './InventoryProgress.ts';
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
    ? await crawl(url, `${out}.partial`, parseLimits(values), isQuiet)
    : readExistingFolder(source, parseOrigin(values.url));
  const inventory = createInventory(site);
  await writeWhole(out, formatInventory(inventory));
  const isStopped = 'isStopped' in site && site.isStopped;
  if (!isQuiet || isStopped) process.stderr.write(describe(inventory, values.out ?? 'old.json'));
  if (isStopped) process.stderr.write('Run the same command again to continue.\n');
  return isStopped ? 1 : 0;
}

async function crawl(
  url: URL,
  journal: string,
  limits: CrawlLimits,
  isQuiet: boolean,
): Promise<CrawledSite> {
  const stop = new AbortController();
  // Not awaitStop(), which servers have loaded with other modules.
  const abort = () => stop.abort();
  process.once('SIGINT', abort).once('SIGTERM', abort).once('SIGHUP', abort);
  const progress = new InventoryProgress(isQuiet);
  try {
    return await crawlSite(url, journal, limits, { signal: stop.signal, progress });
  } catch (error) {
    if (stop.signal.aborted) throw new UserError('Interrupted before anything was read.');
    throw error;
  } finally {
    progress.end();
  }
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

function parseSiteUrl(source: string): URL | undefined {
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(source)) return undefined;
  const url = parse(source);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`"${source}" is no address of a site. Write https:// and the host.`);
  if (url.username || url.password)
    throw new UsageError('Leave out name and password: an inventory has only what is public.');
  url.hash = '';
  return url;
}

function parseOrigin(value: Options['values'][string]): string | undefined {
  if (value === undefined) return undefined;
  const url = typeof value === 'string' ? parseSiteUrl(value) : undefined;
  if (!url) throw new UsageError('--url needs an address such as https://www.example.com.');
  return url.origin;
}

function parse(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

function parseLimits(values: Options['values']): CrawlLimits {
  const read = (name: string, standard: number) => {
    const value = values[name];
    if (value === undefined) return standard;
    const number = Number(value);
    if (!(number > 0)) throw new UsageError(`--${name} needs a number above 0.`);
    return number;
  };
  return {
    pages: Math.ceil(read('max-pages', 10_000)),
    bytes: read('max-megabytes', 2000) * 1_000_000,
    milliseconds: read('max-minutes', 120) * 60_000,
  };
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
