import MarkdownIt from 'markdown-it';
import type { PageContext } from './page.ts';
import { splitHyphenated } from './unbroken.ts';
import { words } from './words.ts';

/**
 * Markdown → safe HTML. Knows paragraphs, lists, emphasis, code, line breaks and links; raw HTML
 * is text. Links go through `page.link`; one that leaves the site opens in a new tab and says so.
 * `typeset` keeps words with a hyphen unbroken, for text that is shown.
 */
export function renderMarkdown(
  text: string,
  page: LinkResolver,
  inline: boolean,
  typeset = false,
): string {
  const env: Environment = { page, open: [], typeset };
  if (plain.test(text)) return inline ? renderText(text, env) : `<p>${renderText(text, env)}</p>\n`;
  return parser.renderer.render(parseMarkdown(text, inline), parser.options, env);
}

/** Begins and ends like a sentence and has nothing in it that Markdown would change. */
const plain = /^[^\s\d+\-*_`[\\\p{Cc}][^*_`[\\\p{Cc}]*(?<!\s)$/u;

/** Whether a text has anything that Markdown would change; if not, it need not be parsed. */
export function hasMarkdown(text: string): boolean {
  return /[*_`[\\\n]/.test(text) || /^ *(?:[-+]|\d{1,9}[.)])\s/.test(text);
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

/** A question and its answer are shown, and told to search engines: parsed once. */
function parseMarkdown(text: string, inline: boolean): Tokens {
  const known = inline ? recent.lines : recent.blocks;
  let tokens = known.get(text);
  if (!tokens) {
    tokens = inline ? parser.parseInline(text, {}) : parser.parse(text, {});
    if (known.size === 100) known.clear();
    known.set(text, tokens);
  }
  return tokens;
}

type Tokens = ReturnType<MarkdownIt['parse']>;

const recent = { lines: new Map<string, Tokens>(), blocks: new Map<string, Tokens>() };

parser.renderer.rules.text = (tokens, index, _options, env: Environment) =>
  renderText(tokens[index]?.content ?? '', env);

function renderText(text: string, { typeset }: Environment): string {
  if (!typeset) return parser.utils.escapeHtml(text);
  return splitHyphenated(text)
    .map((piece, at) => {
      const html = parser.utils.escapeHtml(piece);
      return at % 2 ? `<span class="unbroken">${html}</span>` : html;
    })
    .join('');
}

parser.renderer.rules.link_open = (tokens, index, _options, env: Environment) => {
  const { href, external } = env.page.link(String(tokens[index]?.attrGet('href')));
  env.open.push(external);
  const elsewhere = external ? ' target="_blank" rel="noopener"' : '';
  return `<a href="${parser.utils.escapeHtml(href)}"${elsewhere}>`;
};

parser.renderer.rules.link_close = (_tokens, _index, _options, env: Environment) => {
  const notice = `<span class="visually-hidden"> ${words.opensInNewTab}</span>`;
  return env.open.pop() ? `${notice}</a>` : '</a>';
};
