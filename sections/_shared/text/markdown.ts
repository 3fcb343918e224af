import MarkdownIt from 'markdown-it';
import * as english from '../../../schema/messages/english.ts';
import type { PageContext } from '../page/page.ts';
import { englishWords, getTexts } from '../page/words.ts';
import { splitHyphenated } from './splitHyphenated.ts';

/**
 * Renders Markdown to safe HTML: paragraphs, lists, emphasis, code, line breaks and links. Escapes
 * raw HTML. Resolves links with `page.link`; external ones open in a new tab and announce that.
 * With `typeset`, hyphenated words stay on one line.
 */
export function renderMarkdown(
  text: string,
  page: LinkResolver,
  inline: boolean,
  typeset = false,
): string {
  const env: Environment = { page, openLinks: [], typeset };
  if (plainText.test(text))
    return inline ? renderText(text, env) : `<p>${renderText(text, env)}</p>\n`;
  return parser.renderer.render(parseMarkdown(text, inline), parser.options, env);
}

/** Matches most text without Markdown, for which the parser can be skipped. */
const plainText = /^[^\s\d+\-*_`[\\\p{Cc}][^*_`[\\\p{Cc}]*(?<!\s)$/u;

/** Whether a text may contain Markdown. Text without any need not be parsed. */
export function hasMarkdown(text: string): boolean {
  return /[*_`[\\\n]/.test(text) || /^ *(?:[-+]|\d{1,9}[.)])\s/.test(text);
}

/** The part of the page context that Markdown needs. */
export type LinkResolver = Pick<PageContext, 'link'> & {
  site?: Pick<PageContext['site'], 'words'>;
};

interface Environment {
  page: LinkResolver;
  /** Whether each open link is external, innermost last. */
  openLinks: boolean[];
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

/** Parses Markdown, or returns cached tokens: an FAQ shows its text and repeats it as structured data. */
function parseMarkdown(text: string, inline: boolean): Tokens {
  const cached = inline ? cache.inline : cache.block;
  let tokens = cached.get(text);
  if (!tokens) {
    tokens = inline ? parser.parseInline(text, {}) : parser.parse(text, {});
    if (cached.size === 100) cached.clear();
    cached.set(text, tokens);
  }
  return tokens;
}

type Tokens = ReturnType<MarkdownIt['parse']>;

const cache = { inline: new Map<string, Tokens>(), block: new Map<string, Tokens>() };

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
  const { href, hrefLang, external } = env.page.link(String(tokens[index]?.attrGet('href')));
  env.openLinks.push(external);
  const newTab = external ? ' target="_blank" rel="noopener"' : '';
  const language = hrefLang ? ` hreflang="${parser.utils.escapeHtml(hrefLang)}"` : '';
  return `<a href="${parser.utils.escapeHtml(href)}"${language}${newTab}>`;
};

parser.renderer.rules.link_close = (_tokens, _index, _options, env: Environment) => {
  if (!env.openLinks.pop()) return '</a>';
  const { page } = getTexts({ page: english.page }, env.page.site?.words ?? englishWords);
  const notice = parser.utils.escapeHtml(page.opensInNewTab);
  return `<span class="visually-hidden"> ${notice}</span></a>`;
};
