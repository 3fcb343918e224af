import { convertHtml } from '../html/convertHtml.ts';
import type { OnNote } from '../html/OnNote.ts';
import { emoji } from './emoji.ts';
import { fenceCode } from './fenceCode.ts';
import { toSmallDigits } from './toSmallDigits.ts';

/** Converts the parts of a text that are no code. */
export const convertBlocks = {
  html(text: string, note: OnNote): string {
    return `\n${convertHtml(text, note).text}\n`;
  },
  text(text: string, note: OnNote): string {
    return replacements.reduce((result, replace) => replace(result, note), text);
  },
};

/** Replaces what other programs write and Markdown of this program has otherwise, or not at all. */
const replacements: readonly ((text: string, note: OnNote) => string)[] = [
  // Tables of contents are a key of sections.
  (text) =>
    text
      .replaceAll(/^[ \t]*(?:[-*+]|\d+\.)[^\n]*\n[ \t]*\{:[^}\n]*\btoc\b[^}\n]*\}[ \t]*$/gim, '')
      .replaceAll(/^[ \t]*(?:\[\[?_?toc_?\]?\]|\{:?toc\}|\{\{\s*toc\s*\}\})[ \t]*$/gim, ''),
  convertClasses,
  removeAttributes,
  convertAlerts,
  convertAsides,
  (text) =>
    text.replaceAll(
      /^([ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+)\[([ xX])\][ \t]+/gm,
      (_, mark: string, sign: string) => `${mark}${sign === ' ' ? '☐' : '✓'} `,
    ),
  convertDefinitions,
  (text, note) =>
    text.replaceAll(/^\*\[([^\]\n]+)\]:[ \t]*([^\n]*)$/gm, (whole, _name, _meaning) => {
      note('an abbreviation with its meaning', whole, 'left out');
      return '';
    }),
  convertFormulas,
  (text) =>
    text
      .replaceAll(/(?<![=\w])==([^=\s](?:[^=\n]*[^=\s])?)==(?![=\w])/g, '**$1**')
      .replaceAll(/(?<![\w+])\+\+([^\s+](?:[^+\n]*[^\s+])?)\+\+(?![\w+])/g, '**$1**')
      .replaceAll(/(?<=[\p{L}\p{N})])\^([^\s^[\]_]{1,20})\^/gu, (_, small: string) =>
        toSmallDigits(small, 'sup'),
      )
      .replaceAll(/(?<=[A-Za-z])~([^\s~]{1,20})~(?!~)/g, (_, small: string) =>
        toSmallDigits(small, 'sub'),
      )
      .replaceAll(/^(#{2,6})([^\s#])/gm, '$1 $2'),
  (text) =>
    text.replaceAll(
      /(?<![\w:/]):([a-z][a-z0-9_+-]*|[+-]1):(?![\w:/])/g,
      (whole, name: string) => emoji[name] ?? whole,
    ),
];

/**
 * Paragraphs and quotes with the class of a callout, as themes of kramdown have them: `{: .warning }` on the line
 * above or below. With `.warning-title`, the first line is the title.
 */
function convertClasses(text: string): string {
  if (!text.includes('{:')) return text;
  return text
    .replaceAll(
      /^\{:[^}\n]*\.(?:notice--)?(\w+?)(-title)?(?=[\s.}#])[^}\n]*\}[ \t]*\n((?:(?![ \t]*\n|#|\{:)[^\n]+(?:\n|$(?![\s\S])))+)/gm,
      (whole, name: string, titled: string | undefined, block: string) =>
        writeClassed(whole, name, block, titled !== undefined),
    )
    .replaceAll(
      /^((?:(?![ \t]*\n|#|\{:)[^\n]+\n)+)\{:[^}\n]*\.(?:notice--)?(\w+)(?=[\s.}#])[^}\n]*\}[ \t]*$/gm,
      (whole, block: string, name: string) => writeClassed(whole, name, block, false),
    );
}

function writeClassed(whole: string, name: string, block: string, hasTitle: boolean): string {
  if (!/^(?:note|notice|info|tip|success|important|warning|caution|danger)$/i.test(name))
    return whole;
  const lines = block.trimEnd().split('\n');
  const isQuote = lines.every((line) => line.startsWith('>'));
  const words = isQuote ? lines.map((line) => line.replace(/^>[ \t]?/, '')) : lines;
  const title = hasTitle ? (words.shift() ?? '').trim() : '';
  return writeCallout(name, title, words.join('\n').trim());
}

/** Removes the attributes of kramdown and Pandoc: classes, ids and sizes, which are layout. */
function removeAttributes(text: string): string {
  return text
    .replaceAll(/\{::comment\}[\s\S]*?\{:\/(?:comment)?\}/g, '')
    .replaceAll(/\{::?\/?(?:nomarkdown|options)?[^}\n]*\/?\}|\{:\/\w*\}/g, '')
    .replaceAll(/^(#{1,6}[ \t][^\n]*?)[ \t]*\{[#.][^{}\n]*\}[ \t]*$/gm, '$1')
    .replaceAll(/^(?!:{2,})([^\n]*[)\]])\{(?:[#.][\w-]|[\w-]+=)[^{}\n]*\}/gm, '$1')
    .replaceAll(/(!\[[^\]\n]*\]\([^\s)]+)\s+=\d*x\d*\)/g, '$1)');
}

/** Alerts of GitHub: a quote that begins with `[!NOTE]`. */
function convertAlerts(text: string): string {
  return text.replaceAll(
    /^[ \t]*>[ \t]*\[!(\w+)\][+-]?[ \t]*([^\n]*)((?:\n[ \t]*>[^\n]*)*)/gm,
    (_, name: string, title: string, lines: string) => {
      const inner = lines.replaceAll(/^[ \t]*>[ \t]?/gm, '').trim();
      return writeCallout(name, title, inner || title);
    },
  );
}

/** Asides of Starlight, Docusaurus and others: `:::note[Title]`. */
function convertAsides(text: string): string {
  return text.replaceAll(
    /^(:{3,})[ \t]*(note|tip|info|caution|warning|danger|important|success|hint)(?:\[([^\]\n]*)\]|[ \t]+([^\n{]*))?(?:\{[^}\n]*\})?[ \t]*$/gim,
    (_, colons: string, name: string, title?: string, other?: string) =>
      openCallout(colons, name, title ?? other ?? ''),
  );
}

function writeCallout(name: string, title: string, inner: string): string {
  if (inner === '') return '';
  return `\n${openCallout(':::', name, inner === title ? '' : title)}\n${inner}\n:::\n`;
}

function openCallout(colons: string, name: string, title: string): string {
  const kind = calloutKinds[name.toLowerCase()] ?? 'note';
  const label = title.replaceAll(/[[\]]/g, '').trim();
  return `${colons}callout${label ? `[${label}]` : ''}{kind="${kind}"}`;
}

const calloutKinds: Readonly<Record<string, string>> = {
  tip: 'tip',
  success: 'tip',
  hint: 'tip',
  important: 'warning',
  warning: 'warning',
  caution: 'danger',
  danger: 'danger',
};

/** Lists of definitions: a line with a term, and lines that begin with a colon. */
function convertDefinitions(text: string): string {
  return text.replaceAll(
    /^([^\s:>|#*-][^\n]*)\n(?:[ \t]*\n)?((?::[ \t]+[^\n]*(?:\n(?![ \t]*\n|:)[^\n]+)*\n?)+)/gm,
    (_, term: string, meanings: string) =>
      `**${term.trim().replace(/:$/, '').replaceAll('**', '')}:** ${meanings
        .trim()
        .split(/\n(?=:[ \t])/)
        .map((meaning) => meaning.replace(/^:[ \t]+/, '').replaceAll(/\n[ \t]+/g, '\n'))
        .join('\n\n')}\n\n`,
  );
}

/** Formulas in TeX, which become code. */
function convertFormulas(text: string, note: OnNote): string {
  const what = 'a formula';
  const became = 'is code now';
  return text
    .replaceAll(/\$\$([^$]+)\$\$|^\\\[([\s\S]+?)\\\]/gm, (whole, one?: string, two?: string) => {
      const formula = (one ?? two ?? '').trim();
      note(what, whole, became);
      return formula.includes('\n') || whole.includes('\n')
        ? `\n\n${fenceCode(formula, 'tex')}\n\n`
        : `\`${formula}\``;
    })
    .replaceAll(
      /(?<![\w$\\])\$(?=[^$\n]*[\^_{}\\])([^\s$](?:[^$\n]*[^\s$])?)\$(?![\w$])|\\\\?\(((?:(?!\\[()])[^\n])+?)\\\\?\)/g,
      (whole, one?: string, two?: string) => {
        // Braces of templates are no formula.
        if (whole.includes('{{')) return whole;
        note(what, whole, became);
        return `\`${(one ?? two ?? '').trim()}\``;
      },
    );
}
