import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { transform } from 'lightningcss';
import type { Site } from '../../schema/site.ts';
import type { Bundles } from '../bundle/loadBundles.ts';
import { fileNameHash } from '../images/prepareImages.ts';
import { cssForStyle } from '../page/escape.ts';
import type { Assets } from '../page/RenderContext.ts';
import { createContentPolicy } from './createContentPolicy.ts';
import { listPublicFiles } from './listPublicFiles.ts';

/** The assets of pages, and their files in the output. */
export interface SiteAssets {
  assets: Assets;
  /** Path below the output folder → content. */
  files: Map<string, Buffer | string>;
}

/** A compressed stylesheet up to this size is inlined: it fits into the first round trips. */
const inlineLimit = 14 * 1024;
/** How much inlined stylesheets may add to the output: otherwise they dominate a large site. */
const inlineTotalLimit = 64 * 1024 * 1024;

/**
 * Prepares the stylesheet (sections and theme), the islands, the fonts and the public files.
 *
 * @param options.pages number of pages
 */
export async function prepareAssets(
  site: Site,
  { root, base, bundles, pages }: { root: string; base: string; bundles: Bundles; pages: number },
): Promise<SiteAssets> {
  const files = new Map<string, Buffer | string>();
  const urls: Record<string, string> = {};
  for (const path of await listPublicFiles(root)) urls[path] = base + path.slice(1);
  for (const font of Object.values(site.theme?.fonts ?? {})) {
    if (!font?.file || !urls[font.file]) continue;
    const content = await readFile(join(root, 'public', font.file));
    const extension = extname(font.file);
    const name = `assets/${basename(font.file, extension)}.${fileNameHash(content)}${extension}`;
    files.set(name, content);
    urls[font.file] = base + name;
  }
  for (const file of bundles.islands.files)
    files.set(file, await readFile(join(bundles.client, file)));

  // The content policy contains a hash of the stylesheet exactly as it is in the page.
  const stylesheet = cssForStyle(
    minify(
      bundles.render.themeStylesheet(site.theme, (path) => urls[path] ?? path) +
        (await bundles.render.stylesheet()),
    ),
  );
  const isLinked =
    gzipSync(stylesheet).length > inlineLimit || stylesheet.length * pages > inlineTotalLimit;
  const stylesheetFile = `assets/site.${fileNameHash(stylesheet)}.css`;
  if (isLinked) files.set(stylesheetFile, stylesheet);

  const { entries } = bundles.islands;
  return {
    files,
    assets: {
      stylesheet,
      ...(isLinked && { stylesheetUrl: base + stylesheetFile }),
      entry: base + entries['islands-entry'],
      islands: Object.fromEntries(
        Object.entries(entries).map(([name, file]) => [
          name === 'islands-hydrate' ? '_' : name.replace('island-', ''),
          base + file,
        ]),
      ),
      files: urls,
      policy: createContentPolicy({ stylesheet, connect: backendOrigins() }),
    },
  };
}

function minify(css: string): string {
  const { code } = transform({ filename: 'site.css', code: Buffer.from(css), minify: true });
  return code.toString();
}

/** Returns the origins that forms are sent to, besides that of the site. */
function backendOrigins(): string[] {
  const url = process.env.VITE_SUPABASE_URL;
  return url ? [new URL(url).origin] : [];
}
