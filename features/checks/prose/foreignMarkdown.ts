import type { TextFlaw } from './TextFlaw.ts';

/** A form of Markdown that an article shows as text. */
export interface ForeignForm extends Pick<TextFlaw, 'rule' | 'message' | 'hint'> {
  form: RegExp;
  /** What every occurrence contains, so that most texts are not searched; undefined: no one sign. */
  sign?: string;
  /** Returns what to write instead of a mark. */
  correct?: (mark: string) => string;
  /** Whether the mark occurs twice; then the last one has no end. */
  isPair?: boolean;
  /** Whether short texts are searched as well, which have only paragraphs, lists and emphasis. */
  everywhere?: boolean;
}

/**
 * Marks without an end, and what Markdown of other programs has beyond CommonMark. No form reads past
 * the next place where it could start, so that searching takes time in proportion to the text.
 */
export const foreignMarkdown: readonly ForeignForm[] = [
  {
    form: /!\[(?:(?!!\[)[^\]\n])*\](?:[ \t]*\([^)\n]*\)?)?/g,
    sign: '![',
    rule: 'unfinished-markdown',
    message: 'this is no picture',
    hint: 'write `![what it shows](/images/name.jpg)`, without spaces in the path',
  },
  {
    form: /(?<![!\]])\[(?!\^)[^[\]\n]+\](?:\((?:(?!\]\()[^)\n])*\)|\[[^[\]\n]*\])/g,
    sign: '[',
    rule: 'unfinished-markdown',
    message: 'this is no link',
    hint: 'write `[text](/route)`, without spaces in the address, or define the name in brackets',
  },
  {
    form: /\[\^[^[\]\s]+\]/g,
    sign: '[^',
    rule: 'unfinished-markdown',
    message: 'this footnote has no text',
    hint: 'write `[^1]: The text.` on a line of its own',
  },
  {
    form: /~~/g,
    sign: '~~',
    isPair: true,
    rule: 'unfinished-markdown',
    message: 'the struck text has no end',
    hint: 'write `~~text~~`; for tildes as such, write `\\~\\~`',
  },
  {
    form: /`+/g,
    sign: '`',
    isPair: true,
    rule: 'unfinished-markdown',
    message: 'the code has no end',
    hint: 'add a backtick where the code ends; for a backtick as such, write `` \\` ``',
  },
  {
    form: /\[\[[^[\]\n]+\]\]/g,
    sign: '[[',
    rule: 'unsupported-markdown',
    message: 'links to notes are not supported',
    hint: 'write `[text](/route)`',
  },
  {
    form: /^[ \t]*>[ \t]*\[!\w+\]/gm,
    sign: '[!',
    rule: 'unsupported-markdown',
    message: 'alerts are not supported',
    hint: 'in an article, write `:::callout{kind="note"}`, the text without `>`, and `:::` below',
  },
  {
    form: /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[[ xX/>!?*-]\][ \t]/gm,
    sign: '[',
    everywhere: true,
    rule: 'unsupported-markdown',
    message: 'lists of tasks are not supported',
    hint: 'remove the brackets, or write ✓',
  },
  {
    form: /(?:^|(?<=[\s)\]*_`]))\{(?:[#.][A-Za-z_-][^{}\n]*|:[^{}\n]*)\}|(?<=[)\]])\{[\w-]+=[^{}\n]*\}/gm,
    sign: '{',
    everywhere: true,
    rule: 'unsupported-markdown',
    message: 'attributes are not supported',
    hint: 'remove the braces; headings have anchors made from their text',
  },
  {
    everywhere: true,
    form: /(?<![=\w])==[^=\s][^=\n]*==(?![=\w])/g,
    sign: '==',
    rule: 'unsupported-markdown',
    message: 'marked text is not supported',
    hint: 'write it in bold',
    correct: toBold,
  },
  {
    // Brackets never need a backslash.
    form: /\\\((?:(?!\\[()])[^\n])+\\\)/g,
    sign: '\\(',
    everywhere: true,
    rule: 'unsupported-markdown',
    message: 'formulas are not supported',
    hint: 'write the formula as text, or use a picture',
  },
  {
    form: /\$\$/g,
    sign: '$$',
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
  {
    form: /(?<!\{)\{%[^%{}\n]*%\}/g,
    sign: '{%',
    everywhere: true,
    rule: 'unsupported-markdown',
    message: 'tags of Liquid are not supported',
    hint: 'remove it, or write what it would insert',
  },
  {
    form: /\{\/\*(?:(?!\*\/)[^{])*\*\/\}/g,
    sign: '{/*',
    everywhere: true,
    rule: 'unsupported-markdown',
    message: 'comments are not supported',
    hint: 'remove it',
  },
  {
    form: /\[\/?[a-z][\w-]*(?:[ \t]+[\w-]+=(?:"[^"\n[]*"|'[^'\n[]*'|[^\s\]["']+))+[ \t]*\/?\](?![([:])/g,
    sign: '[',
    everywhere: true,
    rule: 'unsupported-markdown',
    message: 'shortcodes are not supported',
    hint: 'in an article, write `::video[…]{address="…"}`, `:::gallery` or `![what it shows](/images/name.jpg)`; elsewhere, a section',
  },
  {
    form: /\[(?:\/[a-z][\w-]*|(?:audio|caption|contact-form-7|embed|gallery|more|playlist|video|youtube))\](?![([:])/g,
    sign: '[',
    everywhere: true,
    rule: 'unsupported-markdown',
    message: 'shortcodes are not supported',
    hint: 'in an article, write `::video[…]{address="…"}`, `:::gallery` or `![what it shows](/images/name.jpg)`; elsewhere, a section',
  },
  {
    form: /(?<![\w:/]):(?:[a-z][a-z0-9_+-]*|[+-]1):(?![\w:/])/g,
    sign: ':',
    everywhere: true,
    rule: 'unsupported-markdown',
    message: 'names of emoji are not replaced',
    hint: 'write the character itself, such as 🙂',
  },
  {
    form: /(?<![\w+])\+\+[^\s+][^+\n]*(?<=\S)\+\+(?![\w+])/g,
    sign: '++',
    everywhere: true,
    rule: 'unsupported-markdown',
    message: 'inserted text is not supported',
    hint: 'write it in bold',
    correct: toBold,
  },
  {
    form: /%%[^%\n]+%%|^[ \t]*%%.*/gm,
    sign: '%%',
    everywhere: true,
    rule: 'unsupported-markdown',
    message: 'comments are not supported',
    hint: 'remove it',
  },
  {
    form: /^:[ \t]+\S.*/gm,
    sign: ':',
    rule: 'unsupported-markdown',
    message: 'lists of definitions are not supported',
    hint: 'write `**term:** definition`, or a list',
  },
  {
    form: /(?<![~\w]{2}~?|~)~[^\s~]{1,20}~(?!~)|(?<=[A-Za-z])~[^\s~]{1,20}~(?!~)/g,
    sign: '~',
    everywhere: true,
    rule: 'unsupported-markdown',
    message: 'small letters below the line are not supported',
    hint: 'write the character itself, such as ₂; struck text is `~~text~~`',
  },
  {
    form: /(?<=[\p{L}\p{N})])\^[^\s^[\]_]{1,20}\^/gu,
    sign: '^',
    everywhere: true,
    rule: 'unsupported-markdown',
    message: 'small letters above the line are not supported',
    hint: 'write the character itself, such as ²',
  },
  {
    form: /^[ \t]*[·•▪◦●○‣∙][ \t]+\S.*/gm,
    everywhere: true,
    rule: 'unsupported-markdown',
    message: 'this is no list item',
    hint: 'write `- ` instead of the sign, after an empty line',
  },
  {
    form: /^[ \t]*[▶▸►▾▼][ \t]+\S.*/gm,
    rule: 'unsupported-markdown',
    message: 'parts that open are not supported',
    hint: 'write a heading, or use a section of type `faq`',
  },
  {
    form: /<https?:\/\/[^<>\s]*[ \t][^<>\n]*>/g,
    sign: '<http',
    everywhere: true,
    rule: 'unsupported-markdown',
    message: 'an address with a space is no link',
    hint: 'write `%20` for the space',
  },
  {
    form: /(?<![\w(<"'=/:.-])http:\/\/[^\s<>()[\]]+/g,
    sign: 'http:',
    rule: 'unsupported-markdown',
    message: 'only addresses with `https:` become links',
    hint: 'write `https://`',
  },
  {
    form: /(?:^|[ \t])\^[a-z0-9][a-z0-9-]+[ \t]*$/gm,
    sign: '^',
    rule: 'unsupported-markdown',
    message: 'names of blocks are not supported',
    hint: 'remove it; headings have anchors made from their text',
  },
  {
    form: /\[-?@[A-Za-z][\w:.-]*(?:[ ,;][^[\]\n]*)?\](?![([:])/g,
    sign: '@',
    rule: 'unsupported-markdown',
    message: 'citations are not supported',
    hint: 'write a footnote: `[^1]`, and `[^1]: The source.`',
  },
  {
    form: /(?<![\w$])\$(?=[^$\n]*[\^_{}])[^\s$][^$\n]*(?<=\S)\$(?![\w$])/g,
    sign: '$',
    rule: 'unsupported-markdown',
    message: 'formulas are not supported',
    hint: 'write the formula as text, or use a picture',
  },
  {
    form: /^#{2,6}[^\s#].*/gm,
    sign: '##',
    everywhere: true,
    rule: 'unfinished-markdown',
    message: 'this is no heading',
    hint: 'write a space after the signs `#`',
  },
  {
    form: /(?<=(?:\p{L}|[!?:;,"”’»\]]|(?<!\d)[.)])[ \t]{0,3})#{2,6}[ \t]+[\p{Lu}\p{Lo}\p{N}].*/gu,
    sign: '##',
    everywhere: true,
    rule: 'unfinished-markdown',
    message: 'a heading begins a line',
    hint: 'write it on a line of its own, after an empty line',
  },
];

/** The marks for which short texts are searched. */
export const foreignMarks = foreignMarkdown.filter(({ everywhere }) => everywhere);

/** Finds the places of a mark in a text. */
export function matchMark({ form, sign }: ForeignForm, text: string): RegExpExecArray[] {
  return sign === undefined || text.includes(sign) ? [...text.matchAll(form)] : [];
}

/** Explains a mark of another program at a place of a text, with a fix where Markdown has the same. */
export function explainMark(
  { rule, message, hint, correct }: ForeignForm,
  piece: TextFlaw['piece'],
): TextFlaw {
  const text = correct?.(piece.text);
  return {
    rule,
    piece,
    message: `\`${piece.text}\` is shown as it is: ${message}.`,
    hint: text === undefined ? hint : `write \`${text}\``,
    ...(text !== undefined && { edits: [{ piece, text }] }),
  };
}

/** Turns `==words==` and `++words++` into `**words**`. */
function toBold(mark: string): string {
  return `**${mark.slice(2, -2)}**`;
}
