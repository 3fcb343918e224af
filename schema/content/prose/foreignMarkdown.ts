import type { TextFlaw } from './TextFlaw.ts';

/** A form of Markdown that an article shows as text. */
interface ForeignForm extends Pick<TextFlaw, 'rule' | 'message' | 'hint'> {
  form: RegExp;
  /** Whether the mark occurs twice; then the last one has no end. */
  isPair?: boolean;
}

/**
 * Marks without an end, and what Markdown of other programs has beyond CommonMark. No form reads past
 * the next place where it could start, so that searching takes time in proportion to the text.
 */
export const foreignMarkdown: readonly ForeignForm[] = [
  {
    form: /!\[(?:(?!!\[)[^\]\n])*\](?:[ \t]*\([^)\n]*\)?)?/g,
    rule: 'unfinished-markdown',
    message: 'this is no picture',
    hint: 'write `![what it shows](/images/name.jpg)`, without spaces in the path',
  },
  {
    form: /(?<![!\]])\[(?!\^)[^[\]\n]+\](?:\((?:(?!\]\()[^)\n])*\)|\[[^[\]\n]*\])/g,
    rule: 'unfinished-markdown',
    message: 'this is no link',
    hint: 'write `[text](/route)`, without spaces in the address, or define the name in brackets',
  },
  {
    form: /\[\^[^[\]\s]+\]/g,
    rule: 'unfinished-markdown',
    message: 'this footnote has no text',
    hint: 'write `[^1]: The text.` on a line of its own',
  },
  {
    form: /~~/g,
    isPair: true,
    rule: 'unfinished-markdown',
    message: 'the struck text has no end',
    hint: 'write `~~text~~`; for tildes as such, write `\\~\\~`',
  },
  {
    form: /`+/g,
    isPair: true,
    rule: 'unfinished-markdown',
    message: 'the code has no end',
    hint: 'add a backtick where the code ends; for a backtick as such, write `` \\` ``',
  },
  {
    form: /\[\[[^[\]\n]+\]\]/g,
    rule: 'unsupported-markdown',
    message: 'links to notes are not supported',
    hint: 'write `[text](/route)`',
  },
  {
    form: /^[ \t]*:{3,}.*/gm,
    rule: 'unsupported-markdown',
    message: 'blocks between colons are not supported',
    hint: 'write a quote (`> text`), or a section of its own',
  },
  {
    form: /^[ \t]*>[ \t]*\[!\w+\]/gm,
    rule: 'unsupported-markdown',
    message: 'alerts are not supported',
    hint: 'start the quote with a word in bold, such as `> **Note**`',
  },
  {
    form: /^[ \t]*[-*+][ \t]+\[[ xX]\][ \t]/gm,
    rule: 'unsupported-markdown',
    message: 'lists of tasks are not supported',
    hint: 'remove the brackets, or write ✓',
  },
  {
    form: /[ \t]\{[#.][\w-][^{}\n]*\}[ \t]*$/gm,
    rule: 'unsupported-markdown',
    message: 'attributes are not supported',
    hint: 'remove the braces; headings have anchors made from their text',
  },
  {
    form: /(?<![=\w])==[^=\s][^=\n]*==(?![=\w])/g,
    rule: 'unsupported-markdown',
    message: 'marked text is not supported',
    hint: 'write `**bold**`',
  },
  {
    form: /\$\$/g,
    rule: 'unsupported-markdown',
    message: 'formulas are not supported',
    hint: 'write the formula as text, or use a picture',
  },
  {
    form: /^[ \t]*\[\[?toc\]?\][ \t]*$/gim,
    rule: 'unsupported-markdown',
    message: 'the table of contents is a key of the section',
    hint: 'remove the line; `contents: true` of `prose` lists the parts',
  },
  {
    form: /^(?:import|export)[ \t].*["';}][ \t]*$/gm,
    rule: 'unsupported-markdown',
    message: 'texts contain no code of components',
    hint: 'remove the line',
  },
];
