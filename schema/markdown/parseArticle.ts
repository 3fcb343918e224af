import MarkdownIt, { type Token } from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import { linkAddresses } from './linkAddresses.ts';

/** A parsed text: its tokens, and the footnotes that it defines. */
interface ParsedArticle {
  tokens: readonly Token[];
  /** Label of each footnote that is defined → whether the text refers to it. */
  footnotes: ReadonlyMap<string, boolean>;
}

/**
 * Parses the Markdown of articles: CommonMark with tables, strikethrough and footnotes. Raw HTML stays
 * text. Unsafe links become tokens too, because rules report them; renderers must leave them out.
 */
export function parseArticle(text: string): ParsedArticle {
  let parsed = cache.get(text);
  if (!parsed) {
    const env: { footnotes?: { refs?: Record<string, number> } } = {};
    const tokens = [...parser.parse(text, env)];
    const refs = Object.entries(env.footnotes?.refs ?? {});
    parsed = {
      tokens,
      footnotes: new Map(refs.map(([label, id]) => [label.slice(1), id >= 0])),
    };
    if (cache.size === 100) cache.clear();
    cache.set(text, parsed);
  }
  return parsed;
}

/** Rules and the renderer ask for the same text in turn. */
const cache = new Map<string, ParsedArticle>();

const parser = linkAddresses(new MarkdownIt({ html: false, linkify: true })).use(footnotes);
parser.core.ruler.before('footnote_tail', 'growing_tokens', (state) => {
  state.tokens = GrowingTokens.from(state.tokens);
});
parser.validateLink = () => true;
// Diagnostics quote an address as it is written.
parser.normalizeLink = (address) => address;

const extensions = import.meta.glob<(parser: MarkdownIt) => void>(
  '../../features/*/articleSyntax.ts',
  { eager: true, import: 'articleSyntax' },
);
for (const extend of Object.values(extensions)) parser.use(extend);

/**
 * Tokens to which `concat()` adds in place. `footnote_tail` calls it for each footnote, and copying all
 * tokens each time would take time that grows with the square of the number of footnotes.
 */
class GrowingTokens extends Array<Token> {
  override concat(...lists: (Token | ConcatArray<Token>)[]): Token[] {
    for (const token of lists.flatMap((list) => list as Token[])) this.push(token);
    return this;
  }
}
