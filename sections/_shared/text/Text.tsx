import { usePage } from '../page/page.ts';
import { hasMarkdown, renderMarkdown } from './markdown.ts';
import { PlainText } from './PlainText.tsx';
import { TextBody } from './Text.style.ts';

/** Props of `Text`. */
interface TextProps {
  /** Markdown. */
  children: string;
  /** Renders a single line without a paragraph around it: emphasis and links only. */
  inline?: boolean;
}

/**
 * Renders Markdown. Skips the parser for plain text. Server only: islands use `RichTextContent`.
 */
export function Text({ children, inline = false }: TextProps) {
  const page = usePage();
  if (!hasMarkdown(children)) {
    const text = <PlainText>{children}</PlainText>;
    return inline ? (
      text
    ) : (
      <TextBody>
        <p>{text}</p>
      </TextBody>
    );
  }
  // biome-ignore-start lint/security/noDangerouslySetInnerHtml: the parser escapes raw HTML
  const html = { __html: renderMarkdown(children, page, inline, true) };
  return inline ? (
    <span dangerouslySetInnerHTML={html} />
  ) : (
    <TextBody dangerouslySetInnerHTML={html} />
  );
  // biome-ignore-end lint/security/noDangerouslySetInnerHtml: as above
}
