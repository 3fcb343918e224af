import { scriptSize } from '../../../../../pipeline/index.ts';
import {
  createRenderContext,
  type PreparedSite,
  renderPage,
} from '../../../../../renderer/index.ts';
import { type CheckedSite, collectRenderedFacts } from '../../../../../schema/index.ts';
import type { Page, Site } from '../../../../../schema/vocabulary.ts';
import type { PlaygroundPage } from '../../source/sections/playground/protocol.ts';
import { ReplacedRun } from '../standIns/interruptions.ts';
import { LateModule } from '../standIns/LateModule.ts';
import { engineBundles } from './engineBundles.ts';

/** What rendering finds out about a site. */
export interface RenderedText {
  report: ReturnType<CheckedSite['checkRendered']>;
  page?: PlaygroundPage;
}

/**
 * Renders the pages of a checked site as a build does, and checks them. Values with errors may not
 * render: their diagnostics tell the author more.
 *
 * @param options.route the page to return; the first one if it does not exist
 * @param options.letOthersWork called between pages now and then
 */
export async function renderSite(
  checked: CheckedSite & { site: Site },
  options: RenderOptions,
): Promise<RenderedText> {
  try {
    return await renderPages(checked, options);
  } catch (error) {
    const hasErrors = checked.diagnostics.some(({ severity }) => severity === 'error');
    if (!hasErrors || isInterruption(error)) throw error;
    return { report: checked };
  }
}

interface RenderOptions {
  now: Date;
  route?: string | undefined;
  letOthersWork(): Promise<void>;
}

async function renderPages(
  checked: CheckedSite & { site: Site },
  { now, route, letOthersWork }: RenderOptions,
): Promise<RenderedText> {
  const prepared = await createRenderContext(checked, {
    root: '/site',
    now,
    bundles: engineBundles,
  });
  const { diagnostics, pages, siteContext } = checked;
  const hasErrors = diagnostics.some(({ severity }) => severity === 'error');
  const faulty = new Set(
    diagnostics.flatMap((one) => (one.severity === 'error' ? (one.route ?? []) : [])),
  );
  const shown = pages.find((page) => page.route === route) ?? pages[0];
  const budget = siteContext.context.limit('page-kilobytes') * 1000;
  const facts: RenderedFacts[] = [];
  let page: PlaygroundPage | undefined;
  let resumed = performance.now();
  for (const each of pages) {
    if (performance.now() - resumed > longestSlice) {
      await letOthersWork();
      resumed = performance.now();
    }
    const isFaulty = faulty.has(each.route);
    const rendered = render(each, prepared, hasErrors);
    if (!rendered) continue;
    if (each === shown) page = rendered.page;
    if (isFaulty) continue;
    const { weight } = rendered.facts;
    // Compressing takes time, and a smaller page does not exceed its budget.
    if (weight.html + weight.scripts > budget)
      weight.html = await measureCompressed(rendered.page.html);
    facts.push(rendered.facts);
  }
  const report = checked.checkRendered({ pages: facts, pictures: {} });
  return { report, ...(page && { page }) };
}

type RenderedFacts = Parameters<CheckedSite['checkRendered']>[0]['pages'][number];

/** How long pages are rendered at a stretch, in milliseconds. */
const longestSlice = 50;

/** Renders a page; returns undefined for a page that cannot be rendered although it may be right. */
function render(page: Page, { renderContext, islandFiles }: PreparedSite, mayFail: boolean) {
  try {
    const { html, parts, structuredData, islands, scriptBytes, dependencies } = renderPage(
      page,
      renderContext,
    );
    const features = collectRenderedFacts({ structuredData, parts }, renderContext);
    const scripts = scriptSize(engineBundles.islands, islands) + scriptBytes;
    const size = new TextEncoder().encode(html).length;
    const { route } = page;
    const laterStyles = dependencies.islandStyles.map((name) => islandFiles.get(name)?.code ?? '');
    return {
      facts: { route, weight: { html: size, scripts, images: 0 }, ...(features && { features }) },
      page: { route, base: renderContext.base, html, laterStyles },
    };
  } catch (error) {
    if (!mayFail || isInterruption(error)) throw error;
    return undefined;
  }
}

function isInterruption(error: unknown): boolean {
  return error instanceof LateModule || error instanceof ReplacedRun;
}

async function measureCompressed(html: string): Promise<number> {
  const stream = new Blob([html]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(stream).arrayBuffer()).byteLength;
}
