import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';

/** The notes of a page about its versions. */
export interface PageVersions {
  lang: string;
  canonical: string;
  /** `hreflang` → address. */
  alternates: Map<string, string>;
  isListed: boolean;
}

/** Reads every page of an output, by its canonical address, with a parser that shares nothing with the renderer. */
export function readVersions(folder: string): Map<string, PageVersions> {
  const pages = new Map<string, PageVersions>();
  for (const path of readdirSync(folder, { recursive: true }) as string[]) {
    if (!path.endsWith('index.html')) continue;
    const page: PageVersions = { lang: '', canonical: '', alternates: new Map(), isListed: true };
    const parser = new Parser({
      onopentag(name, { lang = '', rel, href = '', hreflang, content = '', ...attributes }) {
        if (name === 'html') page.lang = lang;
        if (name === 'link' && rel === 'canonical') page.canonical = href;
        if (name === 'link' && rel === 'alternate' && hreflang) page.alternates.set(hreflang, href);
        if (name === 'meta' && attributes.name === 'robots')
          page.isListed = !/noindex/.test(content);
      },
    });
    parser.end(readFileSync(join(folder, path), 'utf8'));
    pages.set(page.canonical, page);
  }
  return pages;
}

/** Lists what is wrong with the links between versions; none if they are complete cliques. */
export function listCliqueFaults(pages: ReadonlyMap<string, PageVersions>): string[] {
  return [...pages].flatMap(([address, { alternates, lang }]) => {
    if (alternates.size === 0) return [];
    const own = [...alternates].filter(([, to]) => to === address).map(([language]) => language);
    const expected = JSON.stringify([...alternates].sort());
    return [
      ...(own.includes(lang) ? [] : [`${address} does not name itself as ${lang}`]),
      ...(alternates.has('x-default') ? [] : [`${address} has no default`]),
      ...[...alternates.values()].flatMap((to) => {
        const other = pages.get(to);
        if (!other) return `${address} names ${to}, which does not exist`;
        return JSON.stringify([...other.alternates].sort()) === expected
          ? []
          : `${address} and ${to} name different versions`;
      }),
    ];
  });
}
