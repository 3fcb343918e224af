/** Text for an island: plain, or HTML that the server rendered from Markdown, with its plain text. */
export type RichText = string | { html: string; text: string };

/** Shows rich text. Unlike `Text` it needs no page context, so it also works in islands. */
export function RichTextContent({
  children,
  as: Element = 'span',
}: {
  children: RichText;
  as?: 'span' | 'div';
}) {
  if (typeof children === 'string') return children;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: from the Markdown parser, which escapes raw HTML
  return <Element dangerouslySetInnerHTML={{ __html: children.html }} />;
}

/** Returns rich text without its markup. */
export function toPlainText(richText: RichText): string {
  return typeof richText === 'string' ? richText : richText.text;
}
