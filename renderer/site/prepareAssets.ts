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

/** What pages load beside their HTML, and the files this adds to the output. */
export interface SiteAssets {
  assets: Assets;
  /** File below the output folder → content. */
  files: Map<string, Buffer | string>;
}

/** Inlining beats a second request as long as the stylesheet fits into the first round trips. */
const inlineLimit = 14 * 1024;
/** What all copies of it may add to the output: a large site would be mostly stylesheet. */
const copiesLimit = 64 * 1024 * 1024;

/** Puts together the stylesheet (code + theme), the islands' addresses and the public files. */
export async function prepareAssets(
  site: Site,
  { root, base, bundles, pages }: { root: string; base: string; bundles: Bundles; pages: number },
): Promise<SiteAssets> {
  const files = new Map<string, Buffer | string>();
  const addresses: Record<string, string> = {};
  for (const path of await listPublicFiles(root)) addresses[path] = base + path.slice(1);
  for (const font of Object.values(site.theme?.fonts ?? {})) {
    if (!font?.file || !addresses[font.file]) continue;
    const content = await readFile(join(root, 'public', font.file));
    const extension = extname(font.file);
    const name = `assets/${basename(font.file, extension)}.${fileNameHash(content)}${extension}`;
    files.set(name, content);
    addresses[font.file] = base + name;
  }
  for (const file of bundles.islands.files)
    files.set(file, await readFile(join(bundles.client, file)));

  // The content policy allows the stylesheet by its hash, as it stands in the page.
  const stylesheet = cssForStyle(
    minify(
      bundles.render.themeStylesheet(site.theme, (path) => addresses[path] ?? path) +
        (await bundles.render.stylesheet()),
    ),
  );
  const linked =
    gzipSync(stylesheet).length > inlineLimit || stylesheet.length * pages > copiesLimit;
  const stylesheetFile = `assets/site.${fileNameHash(stylesheet)}.css`;
  if (linked) files.set(stylesheetFile, stylesheet);

  const { entries } = bundles.islands;
  return {
    files,
    assets: {
      stylesheet,
      ...(linked && { stylesheetUrl: base + stylesheetFile }),
      entry: base + entries['islands-entry'],
      islands: Object.fromEntries(
        Object.entries(entries).map(([name, file]) => [
          name === 'islands-hydrate' ? '_' : name.replace('island-', ''),
          base + file,
        ]),
      ),
      files: addresses,
      policy: createContentPolicy({ stylesheet, connect: backendOrigins() }),
    },
  };
}

function minify(css: string): string {
  const { code } = transform({ filename: 'site.css', code: Buffer.from(css), minify: true });
  return code.toString();
}

/** Where forms are sent when it is not this site itself. */
function backendOrigins(): string[] {
  const url = process.env.VITE_SUPABASE_URL;
  return url ? [new URL(url).origin] : [];
}
