import MarkdownIt from 'markdown-it';
import type { PageContext } from './page.ts';
import { unbroken } from './unbroken.ts';
import { words } from './words.ts';

/**
 * Markdown → safe HTML. Knows paragraphs, lists, emphasis, code, line breaks and links; raw HTML
 * is text. Links go through `page.link`; one that leaves the site opens in a new tab and says so.
 * `typeset` keeps figures with a hyphen unbroken, for text that is shown.
 */
export function renderMarkdown(
  text: string,
  page: LinkResolver,
  inline: boolean,
  typeset = false,
): string {
  const env: Environment = { page, open: [], typeset };
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
  typeset: boolean;
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

parser.renderer.rules.text = (tokens, index, _options, env: Environment) => {
  const text = tokens[index]?.content ?? '';
  if (!env.typeset) return parser.utils.escapeHtml(text);
  return unbroken(text)
    .map((piece, at) => {
      const html = parser.utils.escapeHtml(piece);
      return at % 2 ? `<span class="unbroken">${html}</span>` : html;
    })
    .join('');
};

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
