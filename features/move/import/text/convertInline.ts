import type { OnNote } from '../html/OnNote.ts';
import { formatPicture, writeDestination } from './formatPicture.ts';
import { mark, quoteCode } from './marks.ts';
import { readAttributes } from './readAttributes.ts';
import { TextKeeper } from './TextKeeper.ts';
import { toSmallDigits } from './toSmallDigits.ts';

/** Converts HTML inside of Markdown paragraphs; comments are removed. Code and addresses stay as they are. */
export function convertInline(text: string, note: OnNote): string {
  if (!text.includes('<')) return text;
  const keeper = new TextKeeper();
  let result = text
    .replaceAll(codeOrAddress, (whole) => keeper.keep(whole))
    .replaceAll(/[ \t]*<br[ \t]*\/?>[ \t]*\n?[ \t]*/gi, (_, offset: number, all: string) => {
      // Rows of tables and headings are single lines.
      const line = all.slice(all.lastIndexOf('\n', offset) + 1, offset);
      return /^\s*(?:\||#{1,6}\s)/.test(line) ? ' ' : '\\\n';
    })
    .replaceAll(/(?:\\\n){2,}/g, '\n\n')
    .replaceAll(/\\\n(?=\s*(?:\n|$))/g, '\n');
  for (let before = ''; before !== result; ) {
    before = result;
    result = result.replaceAll(innermost, (_, name: string, attributes: string, inner: string) =>
      convertElement(name.toLowerCase(), readAttributes(attributes), inner, { note, keeper }),
    );
  }
  result = result.replaceAll(tag, (_, close: string, written: string, attributes: string) => {
    const name = written.toLowerCase();
    if (name === 'img') return keeper.keep(formatPicture(readAttributes(attributes)));
    if (name === 'hr') return '\n\n***\n\n';
    if (name === 'input')
      return /checkbox/.test(attributes) ? (/checked/.test(attributes) ? '✓' : '☐') : '';
    if (knownElements.has(name)) return '';
    // A word between angles, as in `clone <address>`, is no element.
    return `\\<${close}${written}${attributes}>`;
  });
  return keeper.restore(result);
}

const codeOrAddress =
  /(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])+?(?<!`)\1(?!`)|<(?:[a-z][a-z0-9+.-]+:[^\s<>]*|[^\s<>@/]+@[^\s<>@]+)>|\\<|\]\(<[^>\n]*>/gi;

const innermost = /<([a-z][\w-]*)((?:\s[^<>]*)?)>((?:(?!<\/?[a-z]|\n[ \t]*\n)[\s\S])*?)<\/\1\s*>/gi;

const tag = /<(\/?)([a-z][\w-]*)((?:[\s/][^<>]*)?)>/gi;

const knownElements = new Set(
  'a abbr acronym address article aside b bdo big blockquote br button caption center cite code col colgroup dd del details dfn div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hr i iframe img input ins kbd label legend li link main map mark menu meta nav nobr noscript object ol option p picture pre q s samp script section select small source span strike strong style sub summary sup svg table tbody td textarea tfoot th thead time tr tt u ul var video wbr'.split(
    ' ',
  ),
);

function convertElement(
  name: string,
  attributes: Record<string, string>,
  inner: string,
  { note, keeper }: { note: OnNote; keeper: TextKeeper },
): string {
  switch (name) {
    case 'b':
    case 'strong':
      return mark('**', inner);
    case 'i':
    case 'em':
    case 'cite':
    case 'dfn':
    case 'var':
      return mark('*', inner);
    case 'del':
    case 's':
    case 'strike':
      return mark('~~', inner);
    case 'code':
    case 'kbd':
    case 'samp':
    case 'tt':
      return keeper.keep(quoteCode(keeper.restore(decode(inner))));
    case 'sup':
    case 'sub':
      return toSmallDigits(inner, name);
    case 'q':
      return `“${inner}”`;
    case 'a':
      return writeLink(attributes.href, inner, note);
    case 'script':
    case 'style':
      note(`the element <${name}>`, inner.trim().slice(0, 60) || `<${name}>`, 'left out');
      return '';
    case 'summary':
      return `\n\n**${inner.trim()}**\n\n`;
    default:
      if (blockNames.has(name)) return `\n\n${inner.trim()}\n\n`;
      if (!knownElements.has(name))
        note(`the element <${name}>`, `<${name}>`, 'its words were kept');
      return inner;
  }
}

const blockNames = new Set(
  'p div blockquote li ul ol h1 h2 h3 h4 h5 h6 section article aside center details figure'.split(
    ' ',
  ),
);

function writeLink(href: string | undefined, inner: string, note: OnNote): string {
  if (!href || inner.trim() === '') return inner;
  if (/^(?:javascript|data|vbscript):/i.test(href)) {
    note('a link that runs a script', href.slice(0, 60), 'its words were kept');
    return inner;
  }
  return `[${inner.trim().replaceAll(/\s*\n\s*/g, ' ')}](${writeDestination(href)})`;
}

function decode(text: string): string {
  const signs: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"' };
  return text.replaceAll(/&(?:lt|gt|amp|quot);/g, (name) => signs[name] ?? name);
}
