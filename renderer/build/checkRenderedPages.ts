import { gzipSync } from 'node:zlib';
import type { CheckedSite } from '../../schema/check/checkSite.ts';
import { exceedsBudget } from '../../schema/content/page/checkWeight.ts';
import type { RenderedPageFacts, Weight } from '../../schema/content/page/RenderedPageFacts.ts';
import type { Bundles } from '../bundle/loadBundles.ts';
import type { RenderContext } from '../page/context/RenderContext.ts';
import { locateFailure } from '../sections/registerSections.ts';
import type { StageReport } from './BuildResult.ts';
import type { CachedFile } from './cache/CachedSite.ts';
import type { OutputFolder } from './output/OutputFolder.ts';
import { createScriptSizer } from './output/scriptSize.ts';
import type { RenderedSite } from './renderPages.ts';
import { countSeverities } from './restoreReports.ts';
import { pageFile } from './siteFiles/pageFile.ts';

/**
 * Runs the checks that need rendered pages.
 *
 * @param options.files the other files of the output
 * @returns the report; and the outputs, with what a later build needs to report the same again
 */
export async function checkRenderedPages(
  checked: CheckedSite,
  { rendered, outputs }: RenderedSite,
  { output, bundles, renderContext, files }: CheckOptions,
): Promise<{ report: StageReport; outputs: RenderedSite['outputs'] }> {
  const { base, assets, images } = renderContext;
  const scriptSize = createScriptSizer(bundles);
  const { context } = checked.siteContext;
  const maxBytes = context.limit('page-kilobytes') * 1000;
  const readPage = (route: string) => output.read(pageFile(route)) ?? Buffer.alloc(0);
  const weigh = ({ route, size, islands, hasAnalytics, reads }: RenderedPage): Weight => {
    const scripts = scriptSize(islands) + (hasAnalytics ? (assets.analytics?.bytes ?? 0) : 0);
    // Compressing takes time, so pages that are small anyway are not compressed.
    const html = size + scripts <= maxBytes ? size : gzipSync(readPage(route), { level: 1 }).length;
    const imageBytes = reads.images.map((path) => {
      const { src, copies = [] } = images[path] ?? { src: '' };
      const used = copies.filter((copy) => reads.imageFiles.includes(copy.src));
      const largest = used.findLast(({ format }) => format === used[0]?.format);
      return files[(largest?.src ?? src).slice(base.length)]?.size ?? 0;
    });
    return { html, scripts, images: imageBytes.reduce((sum, bytes) => sum + bytes, 0) };
  };
  const checks = new Map<string, RenderedPageFacts>();
  const heavy: RenderedPageFacts[] = [];
  for (const page of rendered) {
    const { route, invalidStructuredData: structuredData, failure } = page;
    const facts: RenderedPageFacts = failure
      ? { route, failure: locateFailure(failure) }
      : { route, weight: weigh(page), structuredData };
    checks.set(route, facts);
    if (facts.weight && exceedsBudget(facts.weight, context)) heavy.push(facts);
  }
  if (heavy.length > 0) {
    // Lazy import: few builds need the parser.
    const { createPageWeigher } = await import('./output/createPageWeigher.ts');
    const weighPage = createPageWeigher({ base, read: (path) => output.read(path) });
    for (const facts of heavy)
      facts.sectionWeights = weighPage(readPage(facts.route).toString()).sections;
  }
  for (const { route, check } of Object.values(outputs)) if (check) checks.set(route, check);
  const diagnostics = checked.checkRendered([...checks.values()]);
  const routes = new Set(diagnostics.map(({ route }) => route));
  const summary = { ...checked.summary, ...countSeverities(diagnostics) };
  return {
    report: { diagnostics, files: checked.files, summary },
    outputs: Object.fromEntries(
      Object.entries(outputs).map(([key, { check: _, ...output }]) => {
        const check = routes.has(output.route) ? checks.get(output.route) : undefined;
        return [key, { ...output, ...(check && { check }) }];
      }),
    ),
  };
}

type RenderedPage = RenderedSite['rendered'][number];

interface CheckOptions {
  output: OutputFolder;
  bundles: Bundles;
  renderContext: RenderContext;
  files: Record<string, CachedFile>;
}
