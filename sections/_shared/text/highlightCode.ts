import hljs from 'highlight.js/lib/common';

/**
 * Returns code as HTML whose tokens carry the classes of highlight.js; undefined if it does not know
 * the language. All text is escaped.
 */
export function highlightCode(code: string, language: string): string | undefined {
  return hljs.getLanguage(language) && hljs.highlight(code, { language }).value;
}
