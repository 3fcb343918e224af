import MarkdownIt from 'markdown-it';
import type { PageContext } from './page.ts';
import { words } from './words.ts';

/**
 * Markdown → safe HTML. Knows paragraphs, lists, emphasis, code, line breaks and links; raw HTML
 * is text. Links go through `page.link`; one that leaves the site opens in a new tab and says so.
 */
export function renderMarkdown(text: string, page: LinkResolver, inline: boolean): string {
  const env: Environment = { page, open: [] };
  return inline ? parser.renderInline(text, env) : parser.render(text, env);
}

/** Whether a text has anything that Markdown would change; if not, it need not be parsed. */
export function hasMarkdown(text: string): boolean {
  return /[*_`[\\\n]|^ *(?:[-+]|\d{1,9}[.)])\s/.test(text);
}

/** The part of the page that Markdown needs. */
export type LinkResolver = Pick<PageContext, 'link'>;

interface Environment {
  page: LinkResolver;
  /** Whether each link that is open leads off the site. */
  open: boolean[];
}

const parser = new MarkdownIt('zero').enable([
  'list',
  'emphasis',
  'link',
  'backticks',
  'newline',
  'escape',
]);

parser.validateLink = (address) => /^(?:\/(?!\/)|#|https:|mailto:|tel:)/i.test(address);

parser.renderer.rules.link_open = (tokens, index, options, env: Environment, self) => {
  const token = tokens[index];
  if (!token) return '';
  const { href, external } = env.page.link(String(token.attrGet('href')));
  env.open.push(external);
  token.attrs = [['href', href]];
  if (external) token.attrs.push(['target', '_blank'], ['rel', 'noopener']);
  return self.renderToken(tokens, index, options);
};

parser.renderer.rules.link_close = (_tokens, _index, _options, env: Environment) => {
  const notice = `<span class="visually-hidden"> ${words.opensInNewTab}</span>`;
  return env.open.pop() ? `${notice}</a>` : '</a>';
};
