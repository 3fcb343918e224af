import { readFileSync } from 'node:fs';
import { resolvePublicFile } from '../../../base/files/resolvePublicFile.ts';
import { findRedirect } from '../../../base/redirects/findRedirect.ts';
import { readRedirects } from '../../../base/redirects/parseRedirects.ts';
import { parseSource, toComparable } from '../../../base/redirects/parseSource.ts';
import { isPattern, type Redirect } from '../../../base/redirects/Redirect.ts';
import { decodePath } from '../../../base/text/encodePath.ts';
import type { SitePage, SiteRuleContext } from '../../../schema/index.ts';
import type { SiteTools } from './SiteTools.ts';

/** What answers an address: a page, or a file or another site. */
export type AddressAnswer = { page: SitePage; isRedirected: boolean } | 'other';

/** Knows what answers the addresses of a site. */
export class AddressAnswers {
  readonly #root: string;
  readonly #tools: SiteTools;
  readonly #pages = new Map<string, SitePage>();
  readonly #generated: ReadonlySet<string>;
  readonly #exact = new Map<string, Redirect[]>();
  readonly #patterns: Redirect[] = [];
  /** The path of the site in URLs, without a slash at its end. */
  readonly #base: string;

  constructor(context: SiteRuleContext, tools: SiteTools) {
    this.#tools = tools;
    const { root, site, pages } = context;
    this.#root = root;
    this.#base = URL.canParse(site?.url ?? '')
      ? new URL(site?.url ?? '').pathname.replace(/\/$/, '')
      : '';
    for (const page of pages) {
      const { route } = page.facts.meta;
      this.#pages.set(toComparable(route), page);
      // The file of such a page has this name.
      if (route.endsWith('/404')) this.#pages.set(toComparable(`${route}.html`), page);
    }
    this.#generated = new Set(tools.listGeneratedFiles(site));
    const own = tools
      .collectRedirects(context)
      .filter(({ from }) => tools.explainSource(from) === undefined)
      .map(({ from, to }) => ({ ...parseSource(from), to, status: 301 }));
    for (const redirect of [...readOwnRedirects(root), ...own]) {
      const others = this.#exact.get(redirect.path);
      if (isPattern(redirect)) this.#patterns.push(redirect);
      else if (!others) this.#exact.set(redirect.path, [redirect]);
      // A redirect with a query comes first.
      else if (redirect.query.length > 0) others.unshift(redirect);
      else others.push(redirect);
    }
  }

  /** Returns what answers an old address; undefined if nothing does. */
  find(address: string): AddressAnswer | undefined {
    return this.#follow(address).answer;
  }

  /** Returns the address to which an old one leads. */
  follow(address: string): string {
    return this.#follow(address).path;
  }

  #follow(address: string): { path: string; answer?: AddressAnswer | undefined } {
    const isBelow = this.#base !== '' && `${address}/`.startsWith(`${this.#base}/`);
    let path = isBelow ? address.slice(this.#base.length) || '/' : address;
    for (let step = 0; step < mostSteps; step++) {
      const [plain = '/'] = path.split(/[?#]/);
      const page = this.#pages.get(toComparable(plain.replace(/\/index\.html$/, '/')));
      const isServed = () =>
        page !== undefined ||
        this.#generated.has(decodePath(plain)) ||
        (/\.\w+$/.test(plain) &&
          !plain.includes('..') &&
          this.#tools.isPublicFile(this.#root, decodePath(plain)));
      const fitting = [...(this.#exact.get(toComparable(plain)) ?? []), ...this.#patterns];
      const next = findRedirect(fitting, path, isServed)?.to;
      if (next === undefined) {
        const other = isServed() ? 'other' : undefined;
        return { path, answer: page ? { page, isRedirected: step > 0 } : other };
      }
      if (!next.startsWith('/')) return { path: next, answer: 'other' };
      path = next;
    }
    return { path };
  }
}

const mostSteps = 10;

function readOwnRedirects(root: string): Redirect[] {
  try {
    return readRedirects(readFileSync(resolvePublicFile(root, '/_redirects'), 'utf8'));
  } catch {
    return [];
  }
}
