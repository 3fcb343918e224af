import type { ElementType } from 'react';
import { usePage } from '../page/page.ts';
import { hasMarkdown, renderMarkdown } from './markdown.ts';
import { PlainText } from './PlainText.tsx';
import { TextBody } from './Text.style.ts';

/** Props of `Text` and `Line`. */
interface TextProps {
  /** Markdown. Without content, nothing is rendered. */
  children: string | undefined;
  /** The element around the text. */
  within?: ElementType;
  /** The tag of that element, if it is a styled one. */
  as?: ElementType;
}

/** Renders Markdown. Server only: islands use `RichTextContent`. */
export function Text({ children, within: Within, ...props }: TextProps) {
  const page = usePage();
  if (!children) return null;
  const text = renderMarkup(children, page, false);
  return Within ? <Within {...props}>{text}</Within> : text;
}

/** Renders a single line of Markdown without a paragraph around it: emphasis and links only. */
export function Line({ children, within: Within, ...props }: TextProps) {
  const page = usePage();
  if (!children) return null;
  const line = renderMarkup(children, page, true);
  return Within ? <Within {...props}>{line}</Within> : line;
}

/** Skips the parser for plain text. A function, because pages have hundreds of texts. */
function renderMarkup(markdown: string, page: ReturnType<typeof usePage>, inline: boolean) {
  if (!hasMarkdown(markdown, inline)) {
    return inline ? (
      <PlainText>{markdown}</PlainText>
    ) : (
      <TextBody>
        <p>
          <PlainText>{markdown.trim()}</PlainText>
        </p>
      </TextBody>
    );
  }
  // biome-ignore-start lint/security/noDangerouslySetInnerHtml: the parser escapes raw HTML
  const html = { __html: renderMarkdown(markdown, page, inline, true) };
  return inline ? (
    <span dangerouslySetInnerHTML={html} />
  ) : (
    <TextBody dangerouslySetInnerHTML={html} />
  );
  // biome-ignore-end lint/security/noDangerouslySetInnerHtml: as above
}
