import { gzipSync } from 'node:zlib';
import type { CheckedSite } from '../../schema/check/checkSite.ts';
import type { RenderedPageFacts } from '../../schema/content/page/checkPageOutput.ts';
import type { Bundles } from '../bundle/loadBundles.ts';
import { locateFailure } from '../sections/registerSections.ts';
import type { StageReport } from './BuildResult.ts';
import type { OutputFolder } from './output/OutputFolder.ts';
import { createScriptSizer } from './output/scriptSize.ts';
import type { RenderedSite } from './renderPages.ts';
import { countSeverities } from './restoreReports.ts';
import { pageFile } from './siteFiles/pageFile.ts';

/**
 * Runs the checks that need rendered pages.
 *
 * @param options.analyticsBytes size of the scripts that count visits
 * @returns the report; and the outputs, with what a later build needs to report the same again
 */
export function checkRenderedPages(
  checked: CheckedSite,
  { rendered, outputs }: RenderedSite,
  {
    output,
    bundles,
    analyticsBytes = 0,
  }: { output: OutputFolder; bundles: Bundles; analyticsBytes?: number | undefined },
): { report: StageReport; outputs: RenderedSite['outputs'] } {
  const scriptSize = createScriptSizer(bundles);
  const maxBytes = checked.siteContext.context.limit('page-kilobytes') * 1000;
  const compressedSize = (route: string) =>
    gzipSync(output.read(pageFile(route)), { level: 1 }).length;
  const checks = new Map<string, RenderedPageFacts>(
    rendered.map((page) => {
      const { route, size, islands, hasAnalytics, invalidStructuredData, failure } = page;
      if (failure) return [route, { route, failure: locateFailure(failure) }];
      const scriptBytes = scriptSize(islands) + (hasAnalytics ? analyticsBytes : 0);
      // Compressing takes time, so pages that are small anyway are not compressed.
      const htmlBytes = size + scriptBytes <= maxBytes ? size : compressedSize(route);
      const bytes = htmlBytes + scriptBytes;
      return [route, { route, bytes, scriptBytes, structuredData: invalidStructuredData }];
    }),
  );
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
