import type { SitePage } from '../../schema/rules/RuleContext.ts';
import type { RenderedPageFacts } from '../../schema/rules/site/rendered.ts';
import type { Bundles } from '../bundle/loadBundles.ts';
import type { RenderContext } from '../page/RenderContext.ts';
import { type CachedFactsProvider, taskOf } from './facts/CachedFactsProvider.ts';
import type { CachedOutput } from './cache/CachedPage.ts';
import { cacheKey } from './cache/cacheKey.ts';
import { Interned } from './cache/Interned.ts';
import { createOutputKeys } from './cache/createOutputKeys.ts';
import type { OutputFolder } from './output/OutputFolder.ts';
import { pageFile } from './output/pageFile.ts';
import type { RenderedFile, RenderSetup, RenderTask } from './workers/messages.ts';
import { PageProcessor } from './workers/PageProcessor.ts';
import type { WorkerPool } from './workers/WorkerPool.ts';

/** What rendering gave. */
export interface RenderedSite {
  /** Key of each page → its file, reused and new. */
  outputs: Record<string, CachedOutput>;
  /** The pages that were rendered now, as the checks of rendered pages want them. */
  rendered: (RenderedPageFacts & { key: string })[];
  /** Milliseconds by section type, when they were asked for. */
  profile: Record<string, number>;
}

/** Renders the pages whose files are not in the output yet as they have to be. */
export async function renderPages(
  shown: readonly SitePage[],
  {
    renderContext,
    code,
    output,
    factsProvider,
    pool,
    stored,
    codeHash,
    profile,
    onDone,
  }: {
    renderContext: RenderContext;
    code: Bundles;
    output: OutputFolder;
    factsProvider: CachedFactsProvider;
    pool: WorkerPool;
    stored: Record<string, CachedOutput>;
    codeHash: string;
    profile: boolean;
    onDone(pages: number): void;
  },
): Promise<RenderedSite> {
  const interned = new Interned();
  const nameOf = createOutputKeys(codeHash, renderContext);
  const setup: RenderSetup = {
    renderContext,
    bundle: code.renderer,
    folder: output.folder,
    profile,
  };
  const result: RenderedSite = { outputs: {}, rendered: [], profile: {} };
  const groups = new Map<SitePage['routeEntry'], Keyed[]>();
  const alone: Keyed[] = [];
  for (const page of shown) {
    const keyed = keyedPage(page, factsProvider);
    const before = stored[keyed.key];
    const file = pageFile(keyed.route);
    if (before && before.key === nameOf(keyed, before.reads) && output.isUnmodified(file, before)) {
      result.outputs[keyed.key] = before;
      output.keep(file);
      continue;
    }
    if (factsProvider.entry(page.routeEntry) === undefined) {
      alone.push(keyed);
      continue;
    }
    const group = groups.get(page.routeEntry);
    if (group) group.push(keyed);
    else groups.set(page.routeEntry, [keyed]);
  }
  const tasks: RenderTask[] = [];
  const order: Keyed[] = [];
  for (const [routeEntry, pages] of groups)
    for (let from = 0; from < pages.length; from += pagesPerTask) {
      const part = pages.slice(from, from + pagesPerTask);
      order.push(...part);
      tasks.push(renderTask(routeEntry, part, factsProvider));
    }
  const files = await pool.render(tasks, setup, onDone);
  files.push(...(await renderAlone(alone, setup)));
  order.push(...alone);
  for (const [index, file] of files.entries()) take(file, order[index] as Keyed);
  return result;

  function take(file: RenderedFile, keyed: Keyed): void {
    const { size, mtime } = file;
    const islands = interned.list(file.islands);
    const reads = {
      ...file.reads,
      images: interned.list(file.reads.images),
      forms: interned.list(file.reads.forms),
    };
    output.add(pageFile(keyed.route));
    result.outputs[keyed.key] = {
      route: keyed.route,
      key: nameOf(keyed, reads),
      reads,
      islands,
      size,
      mtime,
    };
    result.rendered.push({
      key: keyed.key,
      route: keyed.route,
      bytes: size,
      structuredData: file.invalidStructuredData,
    });
    for (const [type, time] of Object.entries(file.profile ?? {}))
      result.profile[type] = (result.profile[type] ?? 0) + time;
  }
}

interface Keyed {
  page: SitePage;
  key: string;
  blocks: string;
  until: number | undefined;
  route: string;
  breadcrumb: string | undefined;
}

const pagesPerTask = 8;

function renderTask(
  routeEntry: SitePage['routeEntry'],
  pages: Keyed[],
  factsProvider: CachedFactsProvider,
): RenderTask {
  const resolved = pages.map(({ key }) => factsProvider.resolved.get(key));
  const task = {
    route: routeEntry.route,
    sets: pages.map(({ page }) => page.rowsIndex),
    resolved,
  };
  return resolved.every((slot) => slot) ? task : { ...task, entry: taskOf(routeEntry) };
}

/** A page of a file that could not be taken apart is named by all that it shows. */
function keyedPage(page: SitePage, factsProvider: CachedFactsProvider): Keyed {
  const { route, breadcrumb } = page.facts.meta;
  const key =
    factsProvider.key(page.routeEntry, page.rows) ??
    `whole ${cacheKey(JSON.stringify(page.resolved().page))}`;
  const { blocks, until } = page.facts;
  return { page, key, blocks: factsProvider.blocks(blocks), until, route, breadcrumb };
}

async function renderAlone(pages: readonly Keyed[], setup: RenderSetup): Promise<RenderedFile[]> {
  if (pages.length === 0) return [];
  const processor = new PageProcessor();
  await processor.prepare(setup);
  return pages.map(({ page }) => processor.write(page.resolved().page));
}
