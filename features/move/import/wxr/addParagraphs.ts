/** Puts the paragraphs of the classic editor, between which there is an empty line, into elements. */
export function addParagraphs(text: string): string {
  if (text.trim() === '') return '\n';
  return text
    .trim()
    .split(/\n[ \t]*\n\s*/)
    .map((part) =>
      blockStart.test(part) ? part : `<p>${part.trim().replaceAll(/(?<!>)\n/g, '<br>\n')}</p>`,
    )
    .join('\n');
}

const blockStart =
  /^\s*<\/?(?:address|article|aside|blockquote|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|iframe|main|nav|ol|p|pre|script|section|style|table|t[bdhr]\w*|ul|li|video)\b/i;
