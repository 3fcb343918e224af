import type { SitePage } from '../../schema/crossChecks/CrossContext.ts';
import type { RenderedPage } from '../../schema/crossChecks/rendered.ts';
import type { World } from '../page/world.ts';
import type { Bundles } from './bundles.ts';
import type { OutputFolder } from './OutputFolder.ts';
import { pageFile } from './pageFile.ts';
import { digest } from './pages/digest.ts';
import { Interned } from './pages/Interned.ts';
import type { RenderedFile, RenderSetup, RenderTask } from './pages/messages.ts';
import { outputKeys } from './pages/outputKeys.ts';
import { type PageFinder, taskOf } from './pages/PageFinder.ts';
import { PageMaker } from './pages/PageMaker.ts';
import type { PagePool } from './pages/PagePool.ts';
import type { StoredOutput } from './pages/StoredPage.ts';

/** What rendering gave. */
export interface RenderedSite {
  /** Key of each page → its file, reused and new. */
  outputs: Record<string, StoredOutput>;
  /** The pages that were rendered now, as the checks of rendered pages want them. */
  rendered: (RenderedPage & { key: string })[];
  /** Milliseconds by section type, when they were asked for. */
  profile: Record<string, number>;
}

/** Renders the pages whose files are not in the output yet as they have to be. */
export async function renderPages(
  shown: readonly SitePage[],
  {
    world,
    code,
    output,
    finder,
    pool,
    stored,
    codeHash,
    profile,
    onDone,
  }: {
    world: World;
    code: Bundles;
    output: OutputFolder;
    finder: PageFinder;
    pool: PagePool;
    stored: Record<string, StoredOutput>;
    codeHash: string;
    profile: boolean;
    onDone(pages: number): void;
  },
): Promise<RenderedSite> {
  const interned = new Interned();
  const nameOf = outputKeys(codeHash, world);
  const setup: RenderSetup = {
    world,
    bundle: code.renderer,
    folder: output.folder,
    profile,
  };
  const result: RenderedSite = { outputs: {}, rendered: [], profile: {} };
  const groups = new Map<SitePage['unit'], Keyed[]>();
  const alone: Keyed[] = [];
  for (const page of shown) {
    const keyed = keyedPage(page, finder);
    const before = stored[keyed.key];
    const file = pageFile(keyed.route);
    if (before && before.key === nameOf(keyed, before.reads) && output.isIntact(file, before)) {
      result.outputs[keyed.key] = before;
      output.keep(file);
      continue;
    }
    if (finder.entry(page.unit) === undefined) {
      alone.push(keyed);
      continue;
    }
    const group = groups.get(page.unit);
    if (group) group.push(keyed);
    else groups.set(page.unit, [keyed]);
  }
  const tasks: RenderTask[] = [];
  const order: Keyed[] = [];
  for (const [unit, pages] of groups)
    for (let from = 0; from < pages.length; from += pagesPerTask) {
      const part = pages.slice(from, from + pagesPerTask);
      order.push(...part);
      tasks.push(renderTask(unit, part, finder));
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
      structuredData: file.doubtful,
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

function renderTask(unit: SitePage['unit'], pages: Keyed[], finder: PageFinder): RenderTask {
  const resolved = pages.map(({ key }) => finder.resolved.get(key));
  const task = {
    route: unit.route,
    sets: pages.map(({ page }) => page.set),
    resolved,
  };
  return resolved.every((slot) => slot) ? task : { ...task, entry: taskOf(unit) };
}

/** A page of a file that could not be taken apart is named by all that it shows. */
function keyedPage(page: SitePage, finder: PageFinder): Keyed {
  const { route, breadcrumb } = page.facts.head;
  const key =
    finder.key(page.unit, page.rows) ?? `whole ${digest(JSON.stringify(page.resolved().page))}`;
  const { blocks, until } = page.facts;
  return { page, key, blocks: finder.blocks(blocks), until, route, breadcrumb };
}

async function renderAlone(pages: readonly Keyed[], setup: RenderSetup): Promise<RenderedFile[]> {
  if (pages.length === 0) return [];
  const maker = new PageMaker();
  await maker.prepare(setup);
  return pages.map(({ page }) => maker.write(page.resolved().page));
}
