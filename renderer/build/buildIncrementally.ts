import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { IslandsManifest } from '../bundle/bundleInputs.ts';
import type { RenderContext } from '../page/RenderContext.ts';
import type { BuildSummary } from './BuildSummary.ts';
import type { BuildOptions } from './buildSite.ts';
import type { EditedPage } from './cache/CachedEdit.ts';
import { type EditedEntry, findEditedEntries } from './incremental/findEditedEntries.ts';
import { readSharedTexts } from './incremental/readSharedTexts.ts';
import { createOutputKeys } from './cache/createOutputKeys.ts';
import { PageKeys } from './cache/PageKeys.ts';
import { type BuildState, summarizeBuild } from './cache/readBuildState.ts';
import { pageFile } from './output/pageFile.ts';
import { scriptFiles } from './output/scriptSize.ts';
import { updateSitemapLastmod } from './incremental/updateSitemapLastmod.ts';
import { PageProcessor } from './workers/PageProcessor.ts';

/**
 * Builds a site in which nothing changed since the last build but the words of a few pages: they
 * alone are looked at. Whatever the rest of the site knows of a page (its facts) must be as it was,
 * and nothing may be wrong; otherwise nothing is done.
 *
 * @returns what was done; undefined when the whole site has to be looked at
 */
export async function buildIncrementally(
  { root, output, now }: Pick<BuildOptions, 'root' | 'output' | 'now'>,
  { cache }: { cache: string },
  run: BuildState,
): Promise<BuildSummary | undefined> {
  const { codeHash, buildCache, sources, inputs } = run;
  const bundles = join(cache, 'site');
  const renderer = join(bundles, 'server', 'render.mjs');
  const edited = existsSync(renderer) ? findEditedEntries(root, run) : undefined;
  if (!edited || edited.entries.length > mostEntries || !buildCache.site.renderContext)
    return undefined;
  const processor = new PageProcessor();
  const outlines = { ...buildCache.site.outlines, ...edited.outlines };
  await processor.share(readSharedTexts(root, outlines, Object.keys(sources), now));
  const { context } = processor.shared;
  const keys = new PageKeys(codeHash, processor.shared);
  const known = edited.entries.map((entry) => knownPage(entry, { processor, keys, run }));
  if (!known.every((one) => one !== undefined)) return undefined;

  const renderContext: RenderContext = { ...JSON.parse(buildCache.site.renderContext), now };
  const nameOf = createOutputKeys(codeHash, renderContext);
  const mostBytes = context.limit('page-kilobytes') * 1000;
  // Not compressed: what is light enough even so need not be weighed.
  const client = join(bundles, 'client');
  const scripts = (islands: string[]) => {
    const manifest = JSON.parse(readFileSync(join(client, 'islands.json'), 'utf8'));
    const files = scriptFiles(manifest as IslandsManifest, islands);
    return files.reduce((sum, file) => sum + statSync(join(client, file)).size, 0);
  };
  await processor.prepare({
    renderContext,
    bundle: renderer,
    folder: output.folder,
    profile: false,
  });
  const edits = known.map(({ entry, keys, page, before }) => {
    const [file] = processor.render({ route: entry.route, sets: [0], entry });
    if (!file) return undefined;
    const { route, breadcrumb } = page.facts.meta;
    output.add(pageFile(route));
    const fine =
      file.invalidStructuredData.length === 0 &&
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
    ? await updateSitemapLastmod(root, edits, { site: buildCache.site, renderContext, output, now })
    : undefined;
  if (!renewed) return undefined;
  await output.commit({ keepOthers: true });
  await buildCache.saveEdit({
    sources: Object.fromEntries(
      Object.entries(sources).filter(
        ([path, source]) => !isDeepStrictEqual(buildCache.site.sources?.[path], source),
      ),
    ),
    outlines: edited.outlines,
    inputs,
    pages: edits.flatMap((edit) => edit?.page ?? []),
    ...renewed,
  });
  return summarizeBuild(buildCache.site, {
    rendered: edits.length,
    pages: buildCache.site.output?.routes.length ?? 0,
  });
}

/** Where many were edited, threads are faster. */
const mostEntries = 16;

/** An edited entry with what is known of its page, if the rest of the site need not know of it. */
function knownPage(
  entry: EditedEntry,
  { processor, keys, run }: { processor: PageProcessor; keys: PageKeys; run: BuildState },
) {
  const { site } = run.buildCache;
  const bindings = site.entries[entry.before];
  const key = keys.page(entry.before, new Map());
  const [stored, before] = [site.pages.get(key), site.outputs[key]];
  if (!bindings || Object.keys(bindings).length > 0 || !stored || !before) return undefined;
  const outcome = processor.check(entry);
  const [facts] = outcome.facts;
  const unbound = Object.values(outcome.bindings).every((rows) => rows === undefined);
  if (!unbound || !facts) return undefined;
  // What is compared has been JSON on both sides.
  if (JSON.stringify(facts) !== JSON.stringify(stored.facts)) return undefined;
  if (keys.blocks(facts.blocks) !== stored.blocks) return undefined;
  const page = { facts, blocks: stored.blocks };
  return { entry, page, before, keys: { before: key, now: keys.page(entry.now, new Map()) } };
}
