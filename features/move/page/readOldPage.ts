import { Parser } from 'htmlparser2';
import type { InventoryPage } from '../format/Inventory.ts';
import { inlineElements, silentElements } from '../text/inlineElements.ts';
import { splitSentences } from '../text/splitSentences.ts';
import { FormReader } from './FormReader.ts';
import { isFileAddress, isPictureAddress } from './isFileAddress.ts';
import { listDataTypes } from './listDataTypes.ts';
import { pickPicture } from './pickPicture.ts';
import type { ResolveAddress } from './resolveAddress.ts';

/** A page with what leads to others. */
export interface OldDocument extends Omit<InventoryPage, 'address' | 'status'> {
  /** Addresses of pages of the same site. */
  links: string[];
  feeds: string[];
  /** Where `<meta http-equiv="refresh">` leads at once. */
  refresh?: string;
}

/**
 * Reads what an HTML document says, without running scripts. Accepts any text: parts that are not closed
 * end with the document.
 *
 * @param resolve turns the targets of links into addresses of the site, by the base of the document
 */
export function readOldPage(html: string, resolve: ResolveAddress): OldDocument {
  const reader = new PageReader(resolve);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      onclosetag: (name) => reader.close(name),
      ontext: (text) => reader.add(text),
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.end(html);
  return reader.finish();
}

/** Collects the parts of a document in its order. */
class PageReader {
  readonly #resolve: ResolveAddress;
  #base: string | undefined;
  #title: string | undefined;
  #description: string | undefined;
  #canonical: string | undefined;
  #language: string | undefined;
  #isUnlisted = false;
  #refresh: string | undefined;
  readonly #headings: string[] = [];
  readonly #sentences = new Set<string>();
  readonly #pictures = new Set<string>();
  readonly #files = new Set<string>();
  readonly #links = new Set<string>();
  readonly #feeds = new Set<string>();
  readonly #types = new Set<string>();
  readonly #forms = new FormReader();
  /** How many elements without sentences are open. */
  #silent = 0;
  #navigations = 0;
  #items: boolean[] = [];
  #run = '';
  #heading: { level: number; text: string } | undefined;
  /** The text of an element that is read as a whole. */
  #whole: { name: string; text: string } | undefined;

  constructor(resolve: ResolveAddress) {
    this.#resolve = resolve;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'nav') this.#navigations++;
    if (this.#endsRun(name)) this.#endRun();
    if (name === 'br') this.#run += ' ';
    this.#forms.open(name, attributes);
    if (silentElements.has(name)) this.#silent++;
    this.#readLinks(name, attributes);
    const isData = attributes.type?.trim().toLowerCase() === 'application/ld+json';
    if ((name === 'script' && isData) || (name === 'title' && !this.#silent && !this.#title))
      this.#whole = { name, text: '' };
    const heading = /^h([1-6])$/.exec(name);
    if (heading && !this.#silent) this.#heading = { level: Number(heading[1]), text: '' };
    if (name === 'html') this.#language ??= attributes.lang?.trim() || undefined;
    if (name === 'base') this.#base ??= attributes.href;
    if (name === 'meta') this.#readMeta(attributes);
    if (voidElements.has(name)) return;
    const isItem = attributes.itemscope !== undefined;
    const isTopItem = isItem && attributes.itemprop === undefined && !this.#items.includes(true);
    if (isTopItem)
      for (const type of (attributes.itemtype ?? '').split(/\s+/))
        if (/schema\.org\//.test(type)) this.#types.add(type.replace(/^.*\//, ''));
    this.#items.push(isItem);
  }

  close(name: string): void {
    if (name === this.#whole?.name) {
      const { text } = this.#whole;
      if (name === 'title') this.#title = tidy(text) || undefined;
      else for (const type of listDataTypes(text)) this.#types.add(type);
      this.#whole = undefined;
    }
    if (!voidElements.has(name)) this.#items.pop();
    if (silentElements.has(name)) this.#silent--;
    if (this.#endsRun(name)) this.#endRun();
    if (name === 'nav') this.#navigations--;
    this.#forms.close(name);
    if (/^h[1-6]$/.test(name) && this.#heading) {
      const { level, text } = this.#heading;
      if (tidy(text)) this.#headings.push(`${'#'.repeat(level)} ${tidy(text)}`);
      this.#heading = undefined;
    }
  }

  add(text: string): void {
    if (this.#whole) this.#whole.text += text;
    else if (this.#silent === 0) {
      this.#run += text;
      if (this.#heading) this.#heading.text += text;
    }
  }

  finish(): OldDocument {
    this.#endRun();
    return {
      ...(this.#title && { title: this.#title }),
      ...(this.#description && { description: this.#description }),
      ...(this.#canonical && { canonical: this.#canonical }),
      ...(this.#language && { language: this.#language }),
      ...(this.#isUnlisted && { noindex: true }),
      ...(this.#refresh && { refresh: this.#refresh }),
      headings: this.#headings,
      sentences: [...this.#sentences],
      pictures: [...this.#pictures],
      files: [...this.#files],
      forms: this.#forms.finish(),
      structuredData: [...this.#types].sort(),
      links: [...this.#links],
      feeds: [...this.#feeds],
    };
  }

  /** Whether an element ends a paragraph. Links side by side in a navigation are no sentence. */
  #endsRun(name: string): boolean {
    return !inlineElements.has(name) || (name === 'a' && this.#navigations > 0);
  }

  #endRun(): void {
    for (const sentence of splitSentences(this.#run)) this.#sentences.add(sentence);
    this.#run = '';
  }

  #readMeta({ name = '', content = '', ...others }: Record<string, string>): void {
    const key = name.toLowerCase();
    if (key === 'description') this.#description ??= tidy(content) || undefined;
    if ((key === 'robots' || key === 'googlebot') && /noindex|none/i.test(content))
      this.#isUnlisted = true;
    const [, seconds, url] = /^\s*(\d*)[^;,]*[;,]\s*url\s*=\s*['"]?([^'"]+)/i.exec(content) ?? [];
    if (others['http-equiv']?.toLowerCase() === 'refresh' && url && Number(seconds) <= 5)
      this.#refresh ??= this.#toAddress(url) ?? url;
  }

  #readLinks(name: string, attributes: Record<string, string>): void {
    const { href, rel = '', type = '' } = attributes;
    if (name === 'link' && href) {
      const relations = rel.toLowerCase().split(/\s+/);
      const address = this.#toAddress(href);
      if (relations.includes('canonical')) this.#canonical ??= address ?? href.trim();
      else if (address && relations.includes('alternate'))
        (/rss|atom|feed\+json/i.test(type) ? this.#feeds : this.#links).add(address);
      else if (address && (relations.includes('next') || relations.includes('prev')))
        this.#links.add(address);
    }
    if ((name === 'a' || name === 'area') && href) {
      const address = this.#toAddress(href);
      if (!address) return;
      if (isPictureAddress(address)) this.#pictures.add(address);
      else (isFileAddress(address) ? this.#files : this.#links).add(address);
    }
    const picture = pickPicture(name, attributes);
    const source = picture && this.#resolve(picture, { base: this.#base, anyHost: true });
    if (source) this.#pictures.add(source);
    const media = /^(?:audio|video|source|embed|track)$/.test(name) ? attributes.src : undefined;
    const file = media && this.#toAddress(media);
    if (file && isFileAddress(file) && !isPictureAddress(file)) this.#files.add(file);
  }

  #toAddress(target: string): string | undefined {
    return this.#resolve(target, { base: this.#base });
  }
}

const voidElements = new Set(
  `area base br col embed hr img input link meta param source track wbr`.split(/\s+/),
);

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
