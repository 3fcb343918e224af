import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type BuiltPage, readPage } from './readPage.ts';

/** The built site after a task. Each `require…` method that fails adds a message to `failures`. */
export class Result {
  readonly failures: string[] = [];
  readonly #root: string;
  readonly #client: string;
  readonly #pages = new Map<string, BuiltPage>();

  /** @param root the folder of the site, which is built */
  constructor(root: string) {
    this.#root = root;
    this.#client = join(root, 'dist/client');
  }

  require(holds: boolean, message: string): void {
    if (!holds) this.failures.push(message);
  }

  /** Requires that a page shows texts. Letters count, their case does not. */
  requireTexts(route: string, ...texts: string[]): void {
    const text = this.page(route).text.toLowerCase();
    for (const one of texts)
      this.require(text.includes(one.toLowerCase()), `${route} does not show “${one}”`);
  }

  /** Requires that the HTML of a page has none of some texts. */
  requireNone(route: string, ...texts: string[]): void {
    for (const one of texts)
      this.require(!this.page(route).html.includes(one), `${route} still has “${one}”`);
  }

  /** Requires a link to an address, which `words` begin if they are given. */
  requireLink(from: string, to: string, words = ''): void {
    const isLink = (link: { to: string; text: string }) =>
      trimSlash(link.to) === trimSlash(to) && link.text.startsWith(words);
    const name = words ? ` “${words}”` : '';
    this.require(this.page(from).links.some(isLink), `${from} has no link${name} to ${to}`);
  }

  /** Requires that an old address leads to a page. */
  requireRedirect(from: string, to: string): void {
    const rules = this.read('_redirects')
      .split('\n')
      .map((line) => line.split(/\s+/));
    const isRule = ([old = '', target = '']: string[]) =>
      trimSlash(old) === trimSlash(from) && trimSlash(target) === trimSlash(to);
    this.require(rules.some(isRule), `${from} does not redirect to ${to}`);
  }

  /** Requires headings in an order, whatever is between them. */
  requireOrder(route: string, ...headings: string[]): void {
    const { headings: all } = this.page(route);
    const found = all.filter((heading) => headings.includes(heading));
    this.require(
      found.join('\n') === headings.join('\n'),
      `${route} has its headings in the order ${found.join(', ')}`,
    );
  }

  /** Whether a page or another file was built. */
  has(route: string): boolean {
    return existsSync(this.#toFile(route));
  }

  /** Reads a page; one without content if it was not built, which is a failure. */
  page(route: string): BuiltPage {
    let page = this.#pages.get(route);
    if (!page) {
      this.require(this.has(route), `${route} was not built`);
      page = readPage(this.read(route));
      this.#pages.set(route, page);
    }
    return page;
  }

  /** Returns the text of a page or another file of the built site; "" if it is missing. */
  read(path: string): string {
    return this.has(path) ? readFileSync(this.#toFile(path), 'utf8') : '';
  }

  /** Returns a YAML file of the sources, for what a build of today cannot show. */
  readSource(file: string) {
    return parse(readFileSync(join(this.#root, file), 'utf8'));
  }

  #toFile(path: string): string {
    return join(this.#client, /\.\w+$|^_/.test(path) ? path : `${path}/index.html`);
  }
}

function trimSlash(address: string): string {
  return address.replace(/\/(?=#|$)/, '');
}
