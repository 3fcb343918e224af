import { Parser } from 'htmlparser2';

/** The addresses in a sitemap or feed. */
export interface XmlLinks {
  kind: 'sitemap' | 'feed' | 'other';
  /** Addresses of pages. */
  links: string[];
  /** Sitemaps of an index. */
  sitemaps: string[];
}

/** Reads the addresses in a sitemap, an index of sitemaps, or a feed in RSS or Atom. */
export function readXmlLinks(xml: string): XmlLinks {
  const found: XmlLinks = { kind: 'other', links: [], sitemaps: [] };
  const open: string[] = [];
  let text = '';
  const parser = new Parser(
    {
      onopentag(name, { href, rel = 'alternate' }) {
        const tag = name.toLowerCase();
        if (open.length === 0) found.kind = kinds[tag] ?? 'other';
        open.push(tag);
        text = '';
        if (tag === 'link' && href && rel === 'alternate') found.links.push(href);
      },
      ontext(piece) {
        text += piece;
      },
      onclosetag() {
        const tag = open.pop();
        const parent = open.at(-1);
        const address = text.trim();
        text = '';
        if (!address) return;
        if (tag === 'loc' && parent === 'sitemap') found.sitemaps.push(address);
        else if (tag === 'loc' && parent === 'url') found.links.push(address);
        else if (tag === 'link' && (parent === 'item' || parent === 'channel'))
          found.links.push(address);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return found;
}

const kinds: Record<string, XmlLinks['kind']> = {
  urlset: 'sitemap',
  sitemapindex: 'sitemap',
  rss: 'feed',
  feed: 'feed',
  'rdf:rdf': 'feed',
};
