import { pieceAt } from '../../../schema/index.ts';
import { maskCode } from '../../_shared/markdown/index.ts';
import type { TextFlaw } from './TextFlaw.ts';

/** Finds HTML tags and character references of a text, which visitors see as they are written. */
export function findHtml(text: string, isMarkdown: boolean): TextFlaw[] {
  const plain = isMarkdown ? maskCode(text) : text;
  const tags = explainTags(text, plain, tagForm, isMarkdown);
  const references = [...plain.matchAll(referenceForm)].map(
    ({ 0: { length }, index }): TextFlaw => {
      const piece = pieceAt(text, index, index + length);
      const character = characters[piece.text];
      return {
        rule: 'html-in-text',
        piece,
        message: `\`${piece.text}\` is shown as it is; texts are not HTML.`,
        hint: character ? `write \`${character}\`` : 'write the character itself',
        ...(character && { edits: [{ piece, text: character }] }),
      };
    },
  );
  return [...tags, ...references];
}

/** Explains each tag of a form, but closing tags of those that were opened. */
export function explainTags(
  text: string,
  plain: string,
  form: RegExp,
  isMarkdown: boolean,
): TextFlaw[] {
  const opened = new Set<string>();
  const flaws: TextFlaw[] = [];
  for (const tag of plain.matchAll(form)) {
    const name = (tag[1] ?? '').toLowerCase();
    const isClosing = tag[0].startsWith('</');
    if (isClosing && opened.has(name)) continue;
    if (!isClosing) opened.add(name);
    flaws.push(explainTag(text, plain, tag, isMarkdown));
    if (flaws.length === mostTags) break;
  }
  return flaws;
}

/** A text with more tags is HTML as a whole. */
const mostTags = 100;

/** Explains a tag, with a fix where Markdown has the same. */
function explainTag(
  text: string,
  plain: string,
  { 0: tag, 1: name = '', index }: RegExpMatchArray & { index: number },
  isMarkdown: boolean,
): TextFlaw {
  const piece = pieceAt(text, index, index + tag.length);
  const flaw: TextFlaw = {
    rule: 'html-in-text',
    piece,
    message: `The HTML tag \`${tag}\` is shown as it is; texts are ${isMarkdown ? 'Markdown' : 'plain'}.`,
    hint: (isMarkdown && replacements[name.toLowerCase()]) || 'remove the tag',
  };
  const mark = isMarkdown ? marks[name.toLowerCase()] : undefined;
  const end = index + tag.length;
  const close = plain.toLowerCase().indexOf(`</${name.toLowerCase()}>`, end);
  if (
    !mark ||
    tag !== `<${name}>` ||
    close < 0 ||
    !/^\S(?:[^<\n]*\S)?$/.test(text.slice(end, close))
  )
    return flaw;
  const closing = pieceAt(text, close, close + name.length + 3);
  const hint = `write \`${mark}${text.slice(end, close)}${mark}\``;
  return { ...flaw, hint, edits: [piece, closing].map((one) => ({ piece: one, text: mark })) };
}

const tagForm =
  /<\/?(a|b|big|blockquote|br|center|code|div|em|font|h[1-6]|hr|i|iframe|img|li|mark|ol|p|script|small|span|strong|sub|sup|table|td|tr|u|ul)(?:\s[^<>]*)?\/?>/gi;

const marks: Record<string, string> = { b: '**', strong: '**', i: '*', em: '*' };

const replacements: Record<string, string> = {
  b: 'write `**bold**`',
  strong: 'write `**bold**`',
  i: 'write `*emphasis*`',
  em: 'write `*emphasis*`',
  a: 'write `[text](/route)`',
  br: 'start a new paragraph after an empty line',
  p: 'start a new paragraph after an empty line',
  li: 'start each item on a line of its own with `- `',
  ul: 'start each item on a line of its own with `- `',
  code: 'put the code between backticks',
};

const referenceForm =
  /&(?:amp|apos|copy|euro|gt|hellip|l[sd]quo|lt|[mn]dash|nbsp|quot|r[sd]quo|reg|trade|#\d{2,5}|#x[\da-fA-F]{2,5});/g;

const characters: Record<string, string> = {
  '&amp;': '&',
  '&nbsp;': ' ',
  '&ndash;': '–',
  '&mdash;': '—',
  '&hellip;': '…',
  '&rsquo;': '’',
  '&lsquo;': '‘',
  '&ldquo;': '“',
  '&rdquo;': '”',
  '&copy;': '©',
  '&reg;': '®',
  '&trade;': '™',
  '&euro;': '€',
};
