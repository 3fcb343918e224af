import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '../../schema/page.ts';
import type { World } from '../page/world.ts';
import type { Bundles } from './bundles.ts';
import { scriptWeight } from './scriptWeight.ts';

/** What there is to know of a page once it is written. */
export interface WrittenPage {
  route: string;
  islands: string[];
  /** Size of the HTML. */
  htmlBytes: number;
  /** What a first visit transfers, compressed: HTML and script. */
  bytes: number;
  /** Of it, script. */
  scriptBytes: number;
  /** The schema.org objects on the page, by the index of their section. */
  structuredData: { section?: number; objects: object[] }[];
}

/**
 * Renders every page and writes it to `<route>/index.html` below `folder`, with the files that
 * come with the site. No page's HTML is kept once it is written.
 */
export async function writeSite(
  folder: string,
  site: {
    root: string;
    pages: readonly Page[];
    world: World;
    bundles: Bundles;
    files: Map<string, Buffer | string>;
  },
): Promise<WrittenPage[]> {
  await cp(join(site.root, 'public'), folder, { recursive: true }).catch(ignoreMissing);
  for (const [name, content] of site.files) await write(join(folder, name), content);
  const written: WrittenPage[] = [];
  const weigh = scriptWeight(site.bundles.islands, site.files);
  for (const page of site.pages) {
    const { html, islands, structuredData } = site.bundles.render.renderPage(page, site.world);
    await write(join(folder, pageFile(page.route)), html);
    const scriptBytes = weigh(islands);
    written.push({
      route: page.route,
      islands,
      htmlBytes: Buffer.byteLength(html),
      bytes: gzipSync(html, { level: 1 }).length + scriptBytes,
      scriptBytes,
      structuredData: structuredData.map(({ section, data }) => ({
        ...(section >= 0 && { section }),
        objects: [data],
      })),
    });
  }
  return written;
}

/** The file of a route: `/` → `index.html`, `/404` → `404.html`, else `<route>/index.html`. */
export function pageFile(route: string): string {
  if (route === '/404') return '404.html';
  return join(route.slice(1), 'index.html');
}

async function write(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error;
}
