import { gzipSync } from 'node:zlib';
import type { CheckedSite } from '../../schema/check/checkSite.ts';
import type { Bundles } from '../bundle/loadBundles.ts';
import type { OutputFolder } from './output/OutputFolder.ts';
import { pageFile } from './output/pageFile.ts';
import { createScriptSizer } from './output/scriptSize.ts';
import type { RenderedSite } from './renderPages.ts';

/**
 * What only shows once pages are rendered. Pages are compressed only where that may matter. Those
 * with something to tell are taken out of `outputs`, so that the next build tells it again.
 */
export function checkRenderedPages(
  checked: CheckedSite,
  { rendered, outputs }: RenderedSite,
  {
    output,
    code,
    files,
  }: { output: OutputFolder; code: Bundles; files: ReadonlyMap<string, Buffer | string> },
): Pick<CheckedSite, 'diagnostics' | 'files' | 'summary'> {
  const weigh = createScriptSizer(code.islands, files);
  const most = checked.shared.context.limit('page-kilobytes') * 1000;
  const compressed = (route: string) => gzipSync(output.read(pageFile(route)), { level: 1 }).length;
  const diagnostics = checked.checkRendered(
    rendered.map(({ key, ...page }) => {
      const scriptBytes = weigh(outputs[key]?.islands ?? []);
      const raw = page.bytes ?? 0;
      const bytes = raw + scriptBytes <= most ? raw : compressed(page.route);
      return { ...page, bytes: bytes + scriptBytes, scriptBytes };
    }),
  );
  const told = new Set(diagnostics.map(({ route }) => route));
  for (const { key, route } of rendered) if (told.has(route)) delete outputs[key];
  const count = (severity: string) => diagnostics.filter((one) => one.severity === severity).length;
  return {
    diagnostics,
    files: checked.files,
    summary: { ...checked.summary, errors: count('error'), warnings: count('warning') },
  };
}
