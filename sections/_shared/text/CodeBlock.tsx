import { english } from '../../../schema/vocabulary.ts';
import { useWords } from '../page/words.ts';
import { Scroll } from './CodeBlock.style.ts';
import loadHighlighter from './highlightCode.ts?lazy';

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
  // Only pages with code in a known language load the grammars.
  const html = language ? loadHighlighter().highlightCode(text, language) : undefined;
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
