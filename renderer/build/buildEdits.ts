import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { World } from '../page/world.ts';
import type { IslandsManifest } from '../vite/bundleInputs.ts';
import type { BuildSummary } from './BuildSummary.ts';
import type { BuildOptions } from './buildSite.ts';
import { type EditedEntry, editedEntries } from './editedEntries.ts';
import { type LastRun, summaryOf } from './lastRun.ts';
import { pageFile } from './pageFile.ts';
import { outputKeys } from './pages/outputKeys.ts';
import { PageKeys } from './pages/PageKeys.ts';
import { PageMaker } from './pages/PageMaker.ts';
import type { EditedPage } from './pages/StoredEdit.ts';
import { renewDays } from './renewDays.ts';
import { scriptFiles } from './scriptWeight.ts';
import { sharedParts } from './sharedParts.ts';

/**
 * Builds a site in which nothing changed since the last build but the words of a few pages: they
 * alone are looked at. Whatever the rest of the site knows of a page (its facts) must be as it was,
 * and nothing may be wrong; otherwise nothing is done.
 *
 * @returns what was done; undefined when the whole site has to be looked at
 */
export async function buildEdits(
  { root, output, now }: Pick<BuildOptions, 'root' | 'output' | 'now'>,
  { cache }: { cache: string },
  run: LastRun,
): Promise<BuildSummary | undefined> {
  const { codeHash, store, sources, inputs } = run;
  const bundles = join(cache, 'site');
  const renderer = join(bundles, 'server', 'render.mjs');
  const edited = existsSync(renderer) ? editedEntries(root, run) : undefined;
  if (!edited || edited.entries.length > mostEntries || !store.site.world) return undefined;
  const maker = new PageMaker();
  const outlines = { ...store.site.outlines, ...edited.outlines };
  await maker.share(sharedParts(root, outlines, Object.keys(sources), now));
  const { context } = maker.shared;
  const keys = new PageKeys(codeHash, maker.shared);
  const known = edited.entries.map((entry) => knownPage(entry, { maker, keys, run }));
  if (!known.every((one) => one !== undefined)) return undefined;

  const world: World = { ...JSON.parse(store.site.world), now };
  const nameOf = outputKeys(codeHash, world);
  const mostBytes = context.limit('page-kilobytes') * 1000;
  // Not compressed: what is light enough even so need not be weighed.
  const client = join(bundles, 'client');
  const scripts = (islands: string[]) => {
    const manifest = JSON.parse(readFileSync(join(client, 'islands.json'), 'utf8'));
    const files = scriptFiles(manifest as IslandsManifest, islands);
    return files.reduce((sum, file) => sum + statSync(join(client, file)).size, 0);
  };
  await maker.prepare({
    world,
    bundle: renderer,
    folder: output.folder,
    profile: false,
  });
  const edits = known.map(({ entry, keys, page, before }) => {
    const [file] = maker.render({ route: entry.route, sets: [0], entry });
    if (!file) return undefined;
    const { route, breadcrumb } = page.facts.head;
    output.add(pageFile(route));
    const fine =
      file.doubtful.length === 0 &&
      isDeepStrictEqual(file.islands, before.islands) &&
      (file.size <= before.size || file.size + scripts(file.islands) <= mostBytes) &&
      file.reads.clock === before.reads.clock;
    if (!fine) return undefined;
    const { reads, islands, size, mtime } = file;
    const { until } = page.facts;
    const key = nameOf({ key: keys.now, blocks: page.blocks, until, route, breadcrumb }, reads);
    const entries = { before: entry.before, now: entry.now };
    const written = { route, key, reads, islands, size, mtime };
    return { entry, page: { entries, keys, page, output: written } satisfies EditedPage };
  });
  const renewed = edits.every((edit) => edit !== undefined)
    ? await renewDays(root, edits, { site: store.site, world, output, now })
    : undefined;
  if (!renewed) return undefined;
  await output.commit({ keepOthers: true });
  await store.saveEdit({
    sources: Object.fromEntries(
      Object.entries(sources).filter(
        ([path, source]) => !isDeepStrictEqual(store.site.sources?.[path], source),
      ),
    ),
    outlines: edited.outlines,
    inputs,
    pages: edits.flatMap((edit) => edit?.page ?? []),
    ...renewed,
  });
  return summaryOf(store.site, {
    rendered: edits.length,
    pages: store.site.output?.routes.length ?? 0,
  });
}

/** Where many were edited, threads are faster. */
const mostEntries = 16;

/** An edited entry with what is known of its page, if the rest of the site need not know of it. */
function knownPage(
  entry: EditedEntry,
  { maker, keys, run }: { maker: PageMaker; keys: PageKeys; run: LastRun },
) {
  const { site } = run.store;
  const bindings = site.entries[entry.before];
  const key = keys.page(entry.before, new Map());
  const [stored, before] = [site.pages.get(key), site.outputs[key]];
  if (!bindings || Object.keys(bindings).length > 0 || !stored || !before) return undefined;
  const outcome = maker.check(entry);
  const [facts] = outcome.facts;
  const unbound = Object.values(outcome.bindings).every((rows) => rows === undefined);
  if (!unbound || !facts) return undefined;
  // What is compared has been JSON on both sides.
  if (JSON.stringify(facts) !== JSON.stringify(stored.facts)) return undefined;
  if (keys.blocks(facts.blocks) !== stored.blocks) return undefined;
  const page = { facts, blocks: stored.blocks };
  return { entry, page, before, keys: { before: key, now: keys.page(entry.now, new Map()) } };
}
