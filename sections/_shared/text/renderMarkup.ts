import MarkdownIt from 'markdown-it';
import { escapeHtml } from '../../../base/text/escape.ts';
import { english, linkAddresses } from '../../../schema/vocabulary.ts';
import { getTexts } from '../page/getTexts.ts';
import { englishWords } from '../page/words.ts';
import type { LinkResolver } from './LinkResolver.ts';
import { renderPlain } from './renderPlain.ts';

/** Renders text that contains Markdown. It is apart because most pages do without the parser. */
export function renderMarkup(
  text: string,
  page: LinkResolver,
  inline: boolean,
  typeset: boolean,
): string {
  const env: Environment = { page, openLinks: [], typeset };
  return parser.renderer.render(parseMarkdown(text, inline), parser.options, env);
}

interface Environment {
  page: LinkResolver;
  /** Whether each open link is external, innermost last. */
  openLinks: boolean[];
  typeset: boolean;
}

const parser = linkAddresses(new MarkdownIt('zero')).enable([
  'list',
  'emphasis',
  'link',
  'backticks',
  'newline',
  'escape',
  'linkify',
]);

parser.validateLink = (address) => /^(?:\/(?!\/)|#|https:|mailto:|tel:)/i.test(address);

/** Parses Markdown, or returns cached tokens: an FAQ shows its text and repeats it as structured data. */
function parseMarkdown(text: string, inline: boolean): Tokens {
  const cached = inline ? cache.inline : cache.block;
  let tokens = cached.get(text);
  if (!tokens) {
    // A line may be a heading or part of a link. Most texts have no address to search for.
    parser.set({ linkify: !inline && /https:/i.test(text) });
    tokens = inline ? parser.parseInline(text, {}) : parser.parse(text, {});
    if (cached.size === 100) cached.clear();
    cached.set(text, tokens);
  }
  return tokens;
}

type Tokens = ReturnType<MarkdownIt['parse']>;

const cache = { inline: new Map<string, Tokens>(), block: new Map<string, Tokens>() };

parser.renderer.rules.text = (tokens, index, _options, env: Environment) =>
  renderPlain(tokens[index]?.content ?? '', env.typeset);

parser.renderer.rules.link_open = (tokens, index, _options, env: Environment) => {
  const { href, hrefLang, external } = env.page.link(String(tokens[index]?.attrGet('href')));
  env.openLinks.push(external);
  const newTab = external ? ' target="_blank" rel="noopener"' : '';
  const language = hrefLang ? ` hreflang="${escapeHtml(hrefLang)}"` : '';
  return `<a href="${escapeHtml(href)}"${language}${newTab}>`;
};

parser.renderer.rules.link_close = (_tokens, _index, _options, env: Environment) => {
  if (!env.openLinks.pop()) return '</a>';
  const { page } = getTexts({ page: english.page }, env.page.site?.words ?? englishWords);
  const notice = escapeHtml(page.opensInNewTab);
  return `<span class="visually-hidden"> ${notice}</span></a>`;
};
