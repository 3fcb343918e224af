declare module 'markdown-it-footnote' {
  import type MarkdownIt from 'markdown-it';

  /** Adds footnotes to a parser. */
  export default function footnotes(parser: MarkdownIt): void;
}
