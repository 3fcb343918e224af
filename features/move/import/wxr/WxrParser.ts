import { Parser } from 'htmlparser2';
import { UserError } from '../../../../base/errors/UserError.ts';
import { collapse } from './collapse.ts';
import type { WxrExport, WxrItem } from './WxrExport.ts';

/**
 * Reads the files of an export piece by piece, as they come from the disk. It is as patient as the import of
 * WordPress: control characters, a file that ends in the middle and signs without escapes do not stop it.
 */
export class WxrParser {
  readonly #site: WxrExport;
  readonly #file: string;
  readonly #parser: Parser;
  readonly #open: string[] = [];
  #text: string[] = [];
  #attributes: Record<string, string> = {};
  #item: WxrItem | undefined;
  /** The elements of the author, category or metadata that is being read. */
  #parts = new Map<string, string>();
  #line = 1;
  #offset = 0;
  #chunk = '';
  /** Whether the end of the file closes elements. */
  #isEnding = false;
  /** Whether the file ends before its elements do. */
  isCut = false;
  isWxr = false;

  constructor(file: string, site: WxrExport) {
    this.#file = file;
    this.#site = site;
    this.#parser = new Parser(
      {
        onopentag: (name, attributes) => this.#begin(name, attributes),
        ontext: (text) => this.#text.push(text),
        onclosetag: (name) => this.#end(name),
        onprocessinginstruction: (name) => this.#refuse(name),
      },
      { xmlMode: true },
    );
  }

  /** Reads a piece of the file. */
  write(chunk: string): void {
    this.#line += countLines(this.#chunk);
    this.#offset += this.#chunk.length;
    this.#chunk = chunk;
    this.#parser.write(chunk);
  }

  /** Reads the end of the file. */
  end(): void {
    this.#isEnding = true;
    this.#parser.end();
  }

  #begin(name: string, attributes: Record<string, string>): void {
    this.#open.push(name);
    this.#text = [];
    this.#attributes = attributes;
    if (name === 'rss' || name === 'channel') this.isWxr ||= 'xmlns:wp' in attributes;
    if (name === 'wp:wxr_version') this.isWxr = true;
    if (groups.has(name)) this.#parts = new Map();
    if (name !== 'item') return;
    const start = Math.max(0, this.#parser.startIndex - this.#offset);
    this.#item = {
      file: this.#file,
      line: this.#line + countLines(this.#chunk.slice(0, start)),
      fields: new Map(),
      terms: [],
      meta: new Map(),
      commentCount: 0,
    };
  }

  #end(name: string): void {
    const text = this.#text.join('');
    this.#text = [];
    this.#open.pop();
    if (this.#isEnding) this.isCut = true;
    const parent = this.#open.at(-1) ?? '';
    const item = this.#item;
    if (groups.has(parent)) this.#parts.set(name, text);
    else if (item) this.#endInItem(item, name, parent, text);
    else this.#endInChannel(name, parent, text.trim());
  }

  #endInItem(item: WxrItem, name: string, parent: string, text: string): void {
    if (name === 'item') {
      this.#site.items.push(item);
      this.#item = undefined;
    } else if (name === 'wp:postmeta')
      item.meta.set(this.#parts.get('wp:meta_key') ?? '', this.#parts.get('wp:meta_value') ?? '');
    else if (name === 'wp:comment') item.commentCount += 1;
    else if (parent === 'item' && name === 'category')
      item.terms.push({
        domain: this.#attributes.domain ?? 'category',
        nicename: this.#attributes.nicename ?? '',
        label: collapse(text),
      });
    else if (parent === 'item' && !item.fields.has(name)) item.fields.set(name, text);
  }

  #endInChannel(name: string, parent: string, text: string): void {
    const site = this.#site;
    if (name === 'wp:author')
      site.authors.set(
        this.#parts.get('wp:author_login') ?? '',
        collapse(
          this.#parts.get('wp:author_display_name') || this.#parts.get('wp:author_login') || '',
        ),
      );
    if (name === 'wp:category')
      site.parents.set(
        this.#parts.get('wp:category_nicename') ?? '',
        this.#parts.get('wp:category_parent') ?? '',
      );
    if (parent !== 'channel' || text === '') return;
    if (name === 'title') site.title ||= collapse(text);
    if (name === 'description') site.description ||= collapse(text);
    if (name === 'language') site.language ||= text;
    if (/^(?:link|wp:base_site_url|wp:base_blog_url)$/.test(name) && URL.canParse(text))
      site.urls.add(text.replace(/\/+$/, ''));
  }

  /** Refuses a file that defines entities: it would read other files, or grow without end. */
  #refuse(name: string): void {
    if (!/^!(?:doctype|entity)/i.test(name)) return;
    throw new UserError(
      `${this.#file} defines entities (${name}), which an export of WordPress never does.\nExport the site again, or remove the lines from <!DOCTYPE to ]>.`,
    );
  }
}

/** The elements with parts of their own. */
const groups = new Set([
  'wp:author',
  'wp:category',
  'wp:tag',
  'wp:term',
  'wp:postmeta',
  'wp:comment',
]);

function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
