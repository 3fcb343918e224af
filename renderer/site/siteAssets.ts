import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { transform } from 'lightningcss';
import type { Site } from '../../schema/site.ts';
import type { Bundles } from '../bundle/loadBundles.ts';
import { hash } from '../images/prepareImages.ts';
import { contentPolicy } from '../page/contentPolicy.ts';
import type { Assets } from '../page/RenderContext.ts';
import { publicFiles } from './publicFiles.ts';

/** What pages load beside their HTML, and the files this adds to the output. */
export interface SiteAssets {
  assets: Assets;
  /** File below the output folder → content. */
  files: Map<string, Buffer | string>;
}

/** Collects the styles (theme and code), the islands' addresses and the public files. */
export async function siteAssets(
  site: Site,
  { root, base, bundles }: { root: string; base: string; bundles: Bundles },
): Promise<SiteAssets> {
  const files = new Map<string, Buffer | string>();
  const addresses: Record<string, string> = {};
  for (const path of await publicFiles(root)) addresses[path] = base + path.slice(1);
  for (const font of Object.values(site.theme?.fonts ?? {})) {
    if (!font?.file || !addresses[font.file]) continue;
    const content = await readFile(join(root, 'public', font.file));
    const extension = extname(font.file);
    const name = `assets/${basename(font.file, extension)}.${hash(content)}${extension}`;
    files.set(name, content);
    addresses[font.file] = base + name;
  }
  for (const file of bundles.islands.files)
    files.set(file, await readFile(join(bundles.client, file)));

  const theme = bundles.render.themeStylesheet(site.theme, (path) => addresses[path] ?? path);
  const blocks = [{ id: '', css: minify(theme) }, ...(await bundles.render.styleBlocks())];
  const { entries, styles } = bundles.islands;
  return {
    files,
    assets: {
      styles: {
        blocks,
        islands: Object.fromEntries(
          Object.entries(styles).map(([name, scopes]) => [islandOf(name), scopes]),
        ),
      },
      entry: base + entries['islands-entry'],
      islands: Object.fromEntries(
        Object.entries(entries).map(([name, file]) => [islandOf(name), base + file]),
      ),
      files: addresses,
      policy: contentPolicy({ connect: backendOrigins() }),
    },
  };
}

/** `island-<type>` → `<type>`; the module that hydrates all of them → `_`. */
function islandOf(input: string): string {
  return input === 'islands-hydrate' ? '_' : input.replace('island-', '');
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
