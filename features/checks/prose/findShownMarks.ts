import { pieceAt } from '../../../schema/index.ts';
import { maskCode } from '../../_shared/markdown/index.ts';
import { explainMark, type ForeignForm, foreignMarks, matchMark } from './foreignMarkdown.ts';
import type { TextFlaw } from './TextFlaw.ts';

/** Finds marks that a short text, or a text without any marks, shows as they are written. */
export function findShownMarks(text: string, isMarkdown: boolean): TextFlaw[] {
  const plain = isMarkdown ? maskCode(text) : text;
  const marks = isMarkdown ? [...foreignMarks, ...articleMarks] : plainMarks;
  return marks.flatMap((mark) =>
    matchMark(mark, plain).map(({ 0: match, index }): TextFlaw => {
      const from = index + (match.length - match.trimStart().length);
      return explainMark(mark, pieceAt(text, from, index + match.trimEnd().length));
    }),
  );
}

const rule = 'unsupported-markdown';

/** Marks that only articles render. Short texts have paragraphs, lists, emphasis, code and links. */
const articleMarks: readonly ForeignForm[] = [
  {
    form: /^ {0,3}#{1,6}[ \t]+(?=\S)/gm,
    sign: '#',
    rule: 'heading-order',
    message: 'only texts of `prose` have headings',
    hint: 'move it to the `title` of an item or a section',
  },
  {
    form: /^ {0,3}>[ \t]+(?=\p{L}\S*[ \t]\S)/gmu,
    sign: '>',
    rule,
    message: 'only texts of `prose` have quotes',
    hint: 'remove it, or use a section of type `quote`',
  },
  {
    form: /^[|: \t-]*[-:][ \t]*\|[|: \t-]*$/gm,
    sign: '|',
    rule,
    message: 'only texts of `prose` have tables',
    hint: 'use a section of type `table`',
  },
  {
    form: /^ {0,3}(?:-{3,}|_{3,}|={3,})[ \t]*$/gm,
    rule,
    message: 'only texts of `prose` have lines and underlined headings',
    hint: 'remove it',
  },
  {
    form: /!\[(?:(?!!\[)[^\]\n])*\]\([^()\s]*\)/g,
    sign: '![',
    rule,
    message: 'only texts of `prose` have pictures',
    hint: 'put it into the key of the section for pictures, or the text into `prose`',
  },
  {
    form: /~~(?=[^\s~])[^~\n]+~~/g,
    sign: '~~',
    rule,
    message: 'only texts of `prose` have struck words',
    hint: 'remove the words, or put the text into `prose`',
  },
  {
    form: /\[\^[^[\]\s]+\]/g,
    sign: '[^',
    rule,
    message: 'only texts of `prose` have footnotes',
    hint: 'write the note in brackets, or put the text into `prose`',
  },
];

/** Marks that labels, names and figures do not render. */
const plainMarks: readonly ForeignForm[] = [
  {
    form: /\*\*(?=[^\s*])[^*\n]+\*\*|(?<![\w*])\*(?=[^\s*])[^*\n]+(?<=\S)\*(?![\w*])|(?<!\w)__(?=[^\s_])[^_\n]+__(?![\w.])|`[^`\n]+`/g,
    rule,
    message: 'this text has no bold words, emphasis or code',
    hint: '',
    correct: (mark) => mark.replace(/^[*_`]+|[*_`]+$/g, ''),
  },
  {
    form: /\[[^[\]\n]+\]\([^()\s]*\)/g,
    sign: '](',
    rule,
    message: 'this text has no links',
    hint: 'write the words alone',
  },
];
