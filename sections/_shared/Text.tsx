import { hasMarkdown, renderMarkdown } from './markdown.ts';
import { PlainText } from './PlainText.tsx';
import { usePage } from './page.ts';
import { TextBody } from './Text.style.ts';

/** Props of `Text`. */
export interface TextProps {
  /** Markdown. */
  children: string;
  /** One line inside another element: emphasis and links only, no paragraph around it. */
  inline?: boolean;
}

/**
 * A Markdown string as elements. A text without Markdown in it is never parsed. Server only: an
 * island is given the finished elements as children.
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
  // biome-ignore-start lint/security/noDangerouslySetInnerHtml: the parser turns raw HTML into text
  const html = { __html: renderMarkdown(children, page, inline, true) };
  return inline ? (
    <span dangerouslySetInnerHTML={html} />
  ) : (
    <TextBody dangerouslySetInnerHTML={html} />
  );
  // biome-ignore-end lint/security/noDangerouslySetInnerHtml: as above
}
