import { gzipSync } from 'node:zlib';
import type { CheckedSite } from '../../schema/check/checkSite.ts';
import type { Bundles } from '../bundle/loadBundles.ts';
import type { StageReport } from './BuildResult.ts';
import type { OutputFolder } from './output/OutputFolder.ts';
import { pageFile } from './output/pageFile.ts';
import { createScriptSizer } from './output/scriptSize.ts';
import type { RenderedSite } from './renderPages.ts';

/**
 * Runs the checks that need rendered pages.
 *
 * @returns the report; and the outputs that the next build may reuse: those without diagnostics, so
 *   that it reports the others again
 */
export function checkRenderedPages(
  checked: CheckedSite,
  { rendered, outputs }: RenderedSite,
  { output, bundles }: { output: OutputFolder; bundles: Bundles },
): { report: StageReport; reusableOutputs: RenderedSite['outputs'] } {
  const scriptSize = createScriptSizer(bundles);
  const maxBytes = checked.siteContext.context.limit('page-kilobytes') * 1000;
  const compressedSize = (route: string) =>
    gzipSync(output.read(pageFile(route)), { level: 1 }).length;
  const diagnostics = checked.checkRendered(
    rendered.map(({ route, size, islands, invalidStructuredData }) => {
      const scriptBytes = scriptSize(islands);
      // Compressing takes time, so pages that are small anyway are not compressed.
      const htmlBytes = size + scriptBytes <= maxBytes ? size : compressedSize(route);
      const bytes = htmlBytes + scriptBytes;
      return { route, bytes, scriptBytes, structuredData: invalidStructuredData };
    }),
  );
  const routes = new Set(diagnostics.map(({ route }) => route));
  const keys = new Set(rendered.flatMap(({ route, key }) => (routes.has(route) ? key : [])));
  const count = (severity: string) =>
    diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  const summary = { ...checked.summary, errors: count('error'), warnings: count('warning') };
  return {
    report: { diagnostics, files: checked.files, summary },
    reusableOutputs: Object.fromEntries(Object.entries(outputs).filter(([key]) => !keys.has(key))),
  };
}
