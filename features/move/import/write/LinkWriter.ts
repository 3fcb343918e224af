import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formats, readArticle } from '../../../../schema/index.ts';
import type { ImportedSection } from '../model/ImportedArticle.ts';
import type { ImportedSite } from '../model/ImportedSite.ts';
import type { ImportNote } from '../model/ImportNote.ts';
import { type AddressBook, toHref } from '../place/AddressBook.ts';
import type { PlacedArticle } from '../place/placeArticles.ts';
import type { PublicFiles } from './PublicFiles.ts';
import { type Destination, rewriteDestinations } from './rewriteDestinations.ts';
import { rewriteSection } from './rewriteSection.ts';

/** Writes the links and pictures of imported texts with the addresses of the new site. */
export class LinkWriter {
  readonly #root: string;
  readonly #book: AddressBook;
  readonly #files: PublicFiles;
  readonly #note: (note: ImportNote) => void;
  readonly #isLeftOut: (address: string) => boolean;
  /** The anchors of articles that links lead to. */
  readonly #anchors = new Map<PlacedArticle, string[]>();
  /** What was noted: a text may use a file in several places. */
  readonly #noted = new Set<string>();

  constructor(options: {
    root: string;
    book: AddressBook;
    files: PublicFiles;
    note: (note: ImportNote) => void;
    isLeftOut?: ImportedSite['isLeftOut'];
  }) {
    this.#root = options.root;
    this.#book = options.book;
    this.#files = options.files;
    this.#note = options.note;
    this.#isLeftOut = (address) => options.isLeftOut?.(address) ?? false;
  }

  /** Looks up the files that a text and its picture use. */
  async request(placed: PlacedArticle): Promise<void> {
    const paths = new Set<string>();
    const collect = ({ address }: Destination) => {
      const found = this.#book.resolve(address, placed);
      if (found.kind === 'site') paths.add(found.path);
      return address;
    };
    rewriteDestinations(placed.article.body, collect);
    for (const section of placed.article.sections ?? []) rewriteSection(section, collect);
    if (placed.article.image) collect({ kind: 'picture', address: placed.article.image.src });
    for (const path of paths) await this.#files.request(path);
  }

  /** Returns a text with its new addresses. What leads nowhere is a word, and noted. */
  write(placed: PlacedArticle): string {
    const { body } = placed.article;
    const text = rewriteDestinations(body, (destination) => this.rewrite(destination, placed));
    // What is left out may have been all that a callout had.
    return text.replaceAll(/^(:{3,})callout[^\n]*\n\s*\1[ \t]*$/gm, '');
  }

  /** Returns the sections of a page with their new addresses. */
  writeSections(placed: PlacedArticle): ImportedSection[] {
    return (placed.article.sections ?? []).map((section) =>
      rewriteSection(section, (destination) => this.rewrite(destination, placed)),
    );
  }

  /** Returns the new address of a link or a picture; undefined for none, with `link:` for a picture that is a link. */
  rewrite({ kind, address }: Destination, placed: PlacedArticle): string | undefined {
    if (address === '' || address === '#') return undefined;
    const say = (what: string, became: string) => {
      const { source } = placed.article;
      const key = JSON.stringify([source, what, address]);
      if (!this.#noted.has(key)) this.#note({ file: source, what, piece: address, became });
      this.#noted.add(key);
    };
    const found = this.#book.resolve(address, placed);
    if (found.kind === 'page') {
      if (kind === 'picture') return this.#miss('a picture that does not exist', say);
      if (found.article && found.article !== placed && isHidden(found.article) && !isHidden(placed))
        return this.#miss('a link to a text that is not published', say);
      const target = found.route === '' ? placed : found.article;
      const fragment = found.fragment && this.#findAnchor(found.fragment, target, say);
      return toHref(found.route) + fragment || undefined;
    }
    if (found.kind === 'outside') return this.#writeOutside(found.address, kind, say);
    if (found.kind === 'none') return this.#miss('a link that no browser follows', say);
    const file = this.#files.get(found.path);
    if (file) {
      if (kind !== 'picture' || file.fault === undefined) return toHref(file.path);
      say(`a picture that cannot be shown: ${file.fault}`, 'is a link now');
      return `link:${toHref(file.path)}`;
    }
    if (existsSync(join(this.#root, 'public', found.path)) && found.path !== '/')
      return toHref(found.path);
    const missing = this.#files.getMissing(found.path);
    if (missing) {
      say(
        missing.what,
        `${kind === 'picture' ? 'left out' : 'its words were kept'}: ${missing.reason}`,
      );
      return undefined;
    }
    if (kind === 'picture') return this.#miss('a picture that does not exist', say);
    return this.#miss(
      this.#isLeftOut(found.path)
        ? 'a link to a page that did not come along'
        : 'a link to a page or file that does not exist',
      say,
    );
  }

  #miss(what: string, say: (what: string, became: string) => void): undefined {
    say(what, what.startsWith('a picture') ? 'left out' : 'its words were kept');
    return undefined;
  }

  #writeOutside(
    address: string,
    kind: Destination['kind'],
    say: (what: string, became: string) => void,
  ): string | undefined {
    const secure = address.replace(/^http:/i, 'https:');
    const link = secure.replaceAll(/[()\s<>"\\]/g, (sign) =>
      sign === '(' ? '%28' : sign === ')' ? '%29' : encodeURIComponent(sign),
    );
    if (!formats.link?.(link)) return this.#miss('a link that no browser follows', say);
    if (kind === 'picture') {
      say('a picture of another site', 'is a link now');
      return `link:${link}`;
    }
    if (secure !== address) say('a link without encryption (`http:`)', 'begins with `https:` now');
    return link;
  }

  /** Finds the heading that an anchor means, although generators build anchors in different ways. */
  #findAnchor(
    fragment: string,
    placed: PlacedArticle | undefined,
    say: (what: string, became: string) => void,
  ): string {
    if (!placed) return '';
    let anchors = this.#anchors.get(placed);
    if (!anchors) {
      const { body, sections, anchors: named = {} } = placed.article;
      anchors = sections ? Object.values(named) : readArticle(body).headings.map(({ id }) => id);
      this.#anchors.set(placed, anchors);
    }
    const { anchors: named = {} } = placed.article;
    const id = fragment.slice(1);
    const wanted = Object.hasOwn(named, id) ? (named[id] ?? id) : id;
    const bare = (text: string) =>
      text
        .toLowerCase()
        // Anchors begin with a letter here.
        .replace(/^s-(?=\d)/, '')
        .replaceAll(/[^\p{L}\p{N}]+/gu, '')
        .replace(/^\d+(?=\p{L})/u, '');
    const anchor =
      anchors.find((one) => one === wanted) ??
      anchors.find((one) => bare(one) === bare(wanted) && bare(one) !== '');
    if (anchor !== undefined) return `#${encodeURI(anchor)}`;
    say('an anchor that does not exist', 'leads to the page');
    return '';
  }
}

/** Whether visitors do not see an article today. */
function isHidden({ article: { isDraft, publishAt, expireAt }, isBehind }: PlacedArticle): boolean {
  const now = Date.now();
  return (
    isDraft === true ||
    isBehind ||
    (publishAt !== undefined && Date.parse(publishAt) > now) ||
    (expireAt !== undefined && Date.parse(expireAt) < now)
  );
}
