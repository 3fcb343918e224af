import { posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseHtml } from '../../base/text/parseHtml.ts';
import { readPage } from '../../renderer/index.ts';
import type { Weight } from '../../schema/index.ts';

/** The weight of a page, and the share of each of its sections. */
export interface PageWeight extends Weight {
  sections: Weight[];
}

/**
 * Returns a function that computes what a browser loads for a page, by section, from its HTML and the
 * files of the site. Fonts and files of other hosts do not count. Files that several sections need are
 * divided equally among them; what is left of the page belongs to its header, footer and styles.
 *
 * @param site.base path of the site in URLs, such as `/`
 * @param site.read returns a file by its path below the output folder; undefined if it does not exist
 */
export function createPageWeigher({ base, read }: WeighedSite): (html: string) => PageWeight {
  const toPaths = (urls: readonly string[]) =>
    urls.flatMap((url) => (url.startsWith(base) ? url.slice(base.length) : []));
  const getBytes = cached((path: string) => {
    const content = read(path);
    if (!content) return 0;
    return /\.(?:js|svg)$/.test(path) ? gzipSync(content).length : content.length;
  });
  const listImports = cached((path: string) =>
    [...(read(path)?.toString().matchAll(staticImport) ?? [])].map(([, name = '']) =>
      posix.join(posix.dirname(path), name),
    ),
  );
  const withImports = (paths: readonly string[]) => {
    const found = new Set(paths);
    // The loop also visits what is added on the way.
    for (const path of found) for (const name of listImports(path)) found.add(name);
    return found;
  };

  return (html) => {
    const { sections, rest } = splitPage(html);
    const parts = [...sections, rest];
    const sizes = parts.map(compressedSize);
    const total = compressedSize(html);
    const scale = total / sizes.reduce((sum, size) => sum + size, 0);
    const weights = sizes.map((size): Weight => ({ html: size * scale, scripts: 0, images: 0 }));
    const page = { html: total, scripts: 0, images: 0, sections: weights.slice(0, -1) };
    const divide = (kind: 'scripts' | 'images', listFiles: (part: string) => Iterable<string>) => {
      const users = new Map<string, Weight[]>();
      for (const [index, part] of parts.entries())
        for (const path of new Set(listFiles(part)))
          users.set(path, [...(users.get(path) ?? []), weights[index] as Weight]);
      for (const [path, sharing] of users) {
        page[kind] += getBytes(path);
        for (const weight of sharing) weight[kind] += getBytes(path) / sharing.length;
      }
    };
    divide('images', (part) => toPaths(findImages(part)));
    const scripts = findScripts(html);
    divide('scripts', (part) => {
      const islands = [...part.matchAll(/ data-island="([^"]*)"/g)].map(([, name = '']) => name);
      const urls = islands.flatMap((name) => [...scripts.hydration, scripts.islands[name] ?? '']);
      return withImports(toPaths([...urls, ...(part === rest ? scripts.others : [])]));
    });
    return page;
  };
}

/** The files of a site. */
interface WeighedSite {
  base: string;
  read(path: string): Buffer | undefined;
}

/** Splits a page into the markup of its sections and the rest. */
function splitPage(html: string): { sections: string[]; rest: string } {
  const sections: string[] = [];
  let rest = '';
  let from = 0;
  for (const { startIndex, endIndex } of readPage(parseHtml(html)).sections) {
    const [start, end] = [startIndex ?? from, (endIndex ?? from) + 1];
    sections.push(html.slice(start, end));
    rest += html.slice(from, start);
    from = end;
  }
  return { sections, rest: rest + html.slice(from) };
}

/** Finds the URLs of scripts: shared scripts of all islands, scripts of single islands, and other scripts. */
function findScripts(html: string) {
  const hydration: string[] = [];
  const others: string[] = [];
  let islands: Record<string, string> = {};
  for (const [tag, src = ''] of html.matchAll(/<script [^>]*?src="([^"]*)"[^>]*>/g)) {
    const map = / data-islands="([^"]*)"/.exec(tag)?.[1];
    if (map === undefined) others.push(src);
    else {
      const { _: hydrate = '', ...byName } = JSON.parse(map.replaceAll('&quot;', '"'));
      hydration.push(src, hydrate);
      islands = byName;
    }
  }
  return { hydration, others, islands };
}

/** Finds the URLs of images. Of copies it takes the last, which is the largest, of the first format. */
function findImages(html: string): string[] {
  return [...html.matchAll(image)].map(
    ([, srcset, src = '']) => srcset?.split(', ').at(-1)?.split(' ')[0] ?? src,
  );
}

const image =
  /(?:<source [^>]*?srcset="([^"]*)"[^>]*>(?:<source [^>]*>)*)?<img [^>]*?src="([^"]*)"/gi;
const staticImport = /\b(?:import|from)\s*["'](\.[^"']+)["']/g;

function compressedSize(content: string): number {
  // Each page is compressed, so by the fastest level; files are compressed once.
  return gzipSync(content, { level: 1 }).length;
}

function cached<Value>(compute: (path: string) => Value): (path: string) => Value {
  const values = new Map<string, Value>();
  return (path) => {
    const known = values.get(path);
    if (known !== undefined) return known;
    const value = compute(path);
    values.set(path, value);
    return value;
  };
}
