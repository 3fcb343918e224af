import { escapeHtml } from '../../../base/text/escape.ts';
import { english } from '../../../schema/vocabulary.ts';
import { useWords } from '../page/words.ts';
import { Scroll } from './CodeBlock.style.ts';
import loadHighlighter from './highlightCode.ts?lazy';

export interface CodeBlockProps {
  code: string;
  language?: string | undefined;
  /** Names the area for screen readers. */
  label?: string | undefined;
  /** Changes the HTML of the code. */
  decorate?: ((html: string) => string) | undefined;
}

/** Code in its own scroll area, coloured on the server. Server only. */
export function CodeBlock({ code, language = '', label, decorate }: CodeBlockProps) {
  const words = useWords({ code: english.code });
  const text = code.replace(/\n+$/, '');
  // Only pages with code in a known language load the grammars.
  const colored = language ? loadHighlighter().highlightCode(text, language) : undefined;
  const html = decorate ? decorate(colored ?? escapeHtml(text)) : colored;
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
