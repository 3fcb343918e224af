/** One-line text ready to show: as it stands, or as HTML that was made of Markdown on the server. */
export type RichText = string | { html: string; text: string };

/** Shows a rich text; works on both sides, other than `Text`, which needs the page. */
export function RichTextContent({
  children,
  as: Element = 'span',
}: {
  children: RichText;
  as?: 'span' | 'div';
}) {
  if (typeof children === 'string') return children;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the Markdown parser, which turns raw HTML into text
  return <Element dangerouslySetInnerHTML={{ __html: children.html }} />;
}

/** The words of a rich text alone. */
export function toPlainText(rich: RichText): string {
  return typeof rich === 'string' ? rich : rich.text;
}
