import type { Bundles } from '../code/index.ts';
import { pageFile, type RenderContext, type SectionFailure } from '../renderer/index.ts';
import {
  type CheckedSite,
  exceedsBudget,
  type RenderedPageFacts,
  type RenderedSiteFacts,
  type Weight,
} from '../schema/index.ts';
import type { CachedOutput } from './cache/CachedPage.ts';
import { largestScriptSize, scriptSize } from './output/scriptSize.ts';
import type { RenderedSite } from './renderPages.ts';
import type { RenderedFile } from './workers/messages.ts';

/** A rendered site with what browsers load for its pages. */
export interface WeighedSite extends RenderedSite {
  bundles: Bundles;
  renderContext: RenderContext;
  pictures: NonNullable<RenderedSiteFacts['pictures']>;
}

/**
 * Runs the checks that need rendered pages.
 *
 * @param output.sizes sizes of the files that are not pages, as far as they are known
 * @param output.read returns a file that is not a page; undefined if it does not exist
 * @param output.isComplete whether it has every file of the site
 * @returns all problems of the site; and the outputs, with what a later check needs to report the same again
 */
export async function checkRenderedPages(
  checked: CheckedSite,
  { rendered, outputs, bundles, renderContext, pictures }: WeighedSite,
  output: {
    sizes: Readonly<Record<string, { size: number }>>;
    read(path: string): Buffer | undefined;
    isComplete?: boolean;
  },
): Promise<{ report: ReturnType<CheckedSite['checkRendered']>; outputs: RenderedSite['outputs'] }> {
  const { base, images } = renderContext;
  const { context } = checked.siteContext;
  const weigh = ({
    size,
    compressedSize,
    islands,
    scriptBytes = 0,
    reads,
  }: RenderedFile): Weight => {
    const imageBytes = reads.images.map((path) => {
      const { src, copies = [] } = images[path] ?? { src: '' };
      const used = copies.filter((copy) => reads.imageFiles.includes(copy.src));
      const largest = used.findLast(({ format }) => format === used[0]?.format);
      return output.sizes[(largest?.src ?? src).slice(base.length)]?.size ?? 0;
    });
    return {
      html: compressedSize ?? size,
      scripts: scriptSize(bundles.islands, islands) + scriptBytes,
      images: imageBytes.reduce((sum, bytes) => sum + bytes, 0),
    };
  };
  const checks = new Map<string, RenderedPageFacts>();
  const heavy: RenderedPageFacts[] = [];
  for (const page of rendered) {
    const { route, features, failure } = page;
    const facts: RenderedPageFacts = failure
      ? { route, failure: await locate(failure) }
      : { route, weight: weigh(page), ...(features && { features }) };
    checks.set(route, facts);
    if (facts.weight && exceedsBudget(facts.weight, context)) heavy.push(facts);
  }
  if (heavy.length > 0) {
    // Lazy import: few builds need the parser.
    const { createPageWeigher } = await import('./output/createPageWeigher.ts');
    const weighPage = createPageWeigher({ base, read: output.read });
    for (const facts of heavy) {
      const page = checked.pages.find(({ route }) => route === facts.route);
      if (!page) continue;
      facts.sectionWeights = weighPage(
        bundles.render.renderPage(page, renderContext).html,
      ).sections;
    }
  }
  for (const { route, check } of Object.values(outputs)) if (check) checks.set(route, check);
  const keepCheck = (output: CachedOutput): CachedOutput => {
    const { features, weight } = checks.get(output.route) ?? {};
    const isNotable = features || (weight && exceedsBudget(weight, context));
    const check = isNotable ? checks.get(output.route) : undefined;
    if (check === output.check) return output;
    const { check: _, ...others } = output;
    return { ...others, ...(check && { check }) };
  };
  return {
    report: checked.checkRendered({
      pages: [...checks.values()],
      pictures,
      output: output.isComplete ? listFiles(outputs, output) : undefined,
    }),
    outputs: Object.fromEntries(
      Object.entries(outputs).map(([key, output]) => [key, keepCheck(output)]),
    ),
  };
}

function listFiles(
  outputs: RenderedSite['outputs'],
  { sizes, read }: Pick<Parameters<typeof checkRenderedPages>[2], 'sizes' | 'read'>,
): NonNullable<RenderedSiteFacts['output']> {
  const files = new Map(Object.entries(sizes).map(([path, { size }]) => [path, size]));
  for (const { route, size } of Object.values(outputs)) files.set(pageFile(route), size);
  const readText = (path: string) => read(path)?.toString() ?? '';
  return { files, redirects: readText('_redirects'), headers: readText('_headers') };
}

/**
 * Returns the size up to which pages count as they are: compressing takes time, and with all scripts
 * of the site a smaller page does not exceed its budget.
 */
export function getUncompressedLimit(
  { siteContext }: CheckedSite,
  { bundles, renderContext }: Pick<WeighedSite, 'bundles' | 'renderContext'>,
): number {
  const { scriptBytes = 0 } = renderContext.assets;
  const scripts = largestScriptSize(bundles.islands) + scriptBytes;
  return Math.max(0, siteContext.context.limit('page-kilobytes') * 1000 - scripts);
}

/** Lazy import: most sites have no code that fails. */
async function locate(failure: SectionFailure): Promise<NonNullable<RenderedPageFacts['failure']>> {
  const { locateFailure } = await import('../code/index.ts');
  return locateFailure(failure);
}
