import hljs from 'highlight.js/lib/core';
import { codeGrammars } from './codeGrammars.ts';

/**
 * Returns code as HTML whose tokens carry the classes of highlight.js; undefined if it does not know
 * the language. All text is escaped.
 */
export function highlightCode(code: string, language: string): string | undefined {
  registerGrammars();
  return hljs.getLanguage(language) && hljs.highlight(code, { language }).value;
}

/** Creating the grammars takes a while, so only pages with code pay for it. */
function registerGrammars(): void {
  if (hljs.listLanguages().length > 0) return;
  for (const [name, grammar] of Object.entries(codeGrammars)) hljs.registerLanguage(name, grammar);
}
