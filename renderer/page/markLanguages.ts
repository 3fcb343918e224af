import { getDirection } from '../../base/messages/getDirection.ts';
import { plainWords } from '../../base/text/plainWords.ts';

/**
 * Marks texts of a page that are in the language of the original, for lack of a translation, and in a page
 * that runs from right to left those that are written from left to right alone, such as an address:
 * unmarked, browsers would order their numbers and marks from the right, and screen readers would read
 * them as words of the page's language. What is in islands stays as React expects it.
 *
 * @param html the body of the page
 * @param languages the language of the page, then the languages of the site, beginning with the language
 *   of pages.yaml
 * @param untranslated the texts without a translation, in Markdown
 */
export function markLanguages(
  html: string,
  [language = '', original = language]: readonly string[],
  untranslated: readonly string[] = [],
): string {
  const isRightToLeft = getDirection(language) === 'rtl';
  if (!isRightToLeft && untranslated.length === 0) return html;
  const known = new Set(
    untranslated.flatMap((text) => text.split(/\n+/).map((part) => toWords(plainWords(part)))),
  );
  const direction = getDirection(original);
  const lang = original === language ? '' : ` lang="${original}"`;
  const marks: Marks = {
    open: `<bdi${direction === 'ltr' || !isRightToLeft ? lang : ''} dir="${isRightToLeft ? 'ltr' : direction}">`,
    isForeign: (text) => known.has(toWords(text) || ' ') || (isRightToLeft && isLeftToRight(text)),
  };
  return render(parse(html), marks);
}

interface Marks {
  open: string;
  isForeign(text: string): boolean;
}

/** Leaves the letters and digits of a text, without entities. */
function toWords(text: string): string {
  return text
    .replaceAll(/&#?\w+;/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** An element with its tags and its content, or a text. */
interface Node {
  /** The start tag, or the text. */
  text: string;
  /** Absent for texts. */
  name?: string;
  children: Node[];
  end: string;
}

const token = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^"'>])*>|[^<]+|</gi;
const voidNames = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
/** Elements whose texts are no words of a sentence, and those that React compares. */
const skippedNames =
  /^(?:script|style|svg|textarea|select|title|pre|code|kbd|samp|bdi|bdo|math|iframe|template|noscript)$/;
const inlineNames = /^(?:a|abbr|b|br|cite|dfn|em|i|mark|q|s|small|span|strong|sub|sup|time|u|wbr)$/;

function parse(html: string): Node {
  const root: Node = { text: '', name: '', children: [], end: '' };
  const stack = [root];
  for (const [text, slash, name] of html.matchAll(token)) {
    const parent = stack.at(-1) ?? root;
    if (name === undefined) parent.children.push({ text, children: [], end: '' });
    else if (slash) {
      const index = stack.findLastIndex((one) => one.name === name);
      // HTML of ours is balanced; anything else stays as it is.
      if (index <= 0) parent.children.push({ text, children: [], end: '' });
      else {
        (stack[index] as Node).end = text;
        stack.length = index;
      }
    } else {
      const node: Node = { text, name, children: [], end: '' };
      parent.children.push(node);
      if (!voidNames.test(name) && !text.endsWith('/>')) stack.push(node);
    }
  }
  return root;
}

function render(node: Node, marks: Marks): string {
  const { text, name, children, end } = node;
  if (name === undefined || isSkipped(node)) return text + children.map(print).join('') + end;
  let inner = '';
  let run: Node[] = [];
  const flush = () => {
    // A text beside inline elements is one sentence; elements alone have their own.
    const isSentence = run.some((one) => one.name === undefined && one.text.trim() !== '');
    const whole = run.map(print).join('');
    inner +=
      isSentence && marks.isForeign(run.map(readText).join(''))
        ? whole.replace(
            /^(\s*)([\s\S]*?)(\s*)$/,
            (_, before, words, after) => `${before}${marks.open}${words}</bdi>${after}`,
          )
        : run.map((one) => render(one, marks)).join('');
    run = [];
  };
  for (const child of children) {
    if (isInline(child)) run.push(child);
    else {
      flush();
      inner += render(child, marks);
    }
  }
  flush();
  return text + inner + end;
}

function isSkipped({ name = '', text }: Node): boolean {
  return skippedNames.test(name) || /\s(?:data-island|dir|lang)=/.test(text);
}

function isInline(node: Node): boolean {
  const { name, children } = node;
  if (name === undefined) return !node.text.startsWith('<');
  return inlineNames.test(name) && !isSkipped(node) && children.every(isInline);
}

function print({ text, children, end }: Node): string {
  return text + children.map(print).join('') + end;
}

function readText({ text, name, children }: Node): string {
  return name === undefined ? text : children.map(readText).join('');
}

function isLeftToRight(text: string): boolean {
  const words = text.replaceAll(/&#?\w+;/g, '');
  return (
    /\p{Script=Latin}{2}|\p{Script=Cyrillic}|\p{Script=Greek}/u.test(words) &&
    !rightToLeft.test(words)
  );
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
