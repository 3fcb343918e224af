import hljs from 'highlight.js/lib/core';
import * as english from '../../../schema/messages/english.ts';
import { useWords } from '../page/words.ts';
import { Scroll } from './CodeBlock.style.ts';
import { codeGrammars } from './codeGrammars.ts';

/** Code in its own scroll area, coloured on the server. Server only. */
export function CodeBlock({
  code,
  language = '',
  label,
}: {
  code: string;
  language?: string | undefined;
  /** Names the area for screen readers. */
  label?: string | undefined;
}) {
  const words = useWords({ code: english.code });
  const text = code.replace(/\n+$/, '');
  const html = highlightCode(text, language);
  return (
    <Scroll tabIndex={0} role="group" aria-label={label ?? words.code.listing}>
      {html === undefined ? (
        <code>{text}</code>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: highlight.js escapes the code
        <code dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </Scroll>
  );
}

/**
 * Returns code as HTML whose tokens carry the classes of highlight.js; undefined if it does not know
 * the language. All text is escaped.
 */
function highlightCode(code: string, language: string): string | undefined {
  registerGrammars();
  return hljs.getLanguage(language) && hljs.highlight(code, { language }).value;
}

/** Creating the grammars takes a while, so only pages with code pay for it. */
function registerGrammars(): void {
  if (hljs.listLanguages().length > 0) return;
  for (const [name, grammar] of Object.entries(codeGrammars)) hljs.registerLanguage(name, grammar);
}
