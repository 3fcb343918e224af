import { getDirection } from '../../base/messages/getDirection.ts';

/**
 * Marks texts of a page that runs from right to left and which are written from left to right alone, such
 * as an address or a text without a translation: unmarked, browsers would order their numbers and marks
 * from the right. What is in islands stays as React expects it.
 *
 * @param html the body of the page
 * @param languages the languages of the site, that of pages.yaml first
 */
export function markDirections(html: string, languages: readonly string[]): string {
  const [original] = languages;
  const isOther = original !== undefined && getDirection(original) === 'ltr';
  const open = `<bdi${isOther ? ` lang="${original}"` : ''} dir="ltr">`;
  return render(parse(html), open);
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

function render(node: Node, open: string): string {
  const { text, name, children, end } = node;
  if (name === undefined || isSkipped(node)) return text + children.map(print).join('') + end;
  let inner = '';
  let run: Node[] = [];
  const flush = () => {
    // A text beside inline elements is one sentence; elements alone have their own.
    const isSentence = run.some((one) => one.name === undefined && one.text.trim() !== '');
    const whole = run.map(print).join('');
    inner +=
      isSentence && isLeftToRight(run.map(readText).join(''))
        ? whole.replace(
            /^(\s*)([\s\S]*?)(\s*)$/,
            (_, before, words, after) => `${before}${open}${words}</bdi>${after}`,
          )
        : run.map((one) => render(one, open)).join('');
    run = [];
  };
  for (const child of children) {
    if (isInline(child)) run.push(child);
    else {
      flush();
      inner += render(child, open);
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
  const words = text.replaceAll(/&(?:#\w+|\w+);/g, '');
  return (
    /\p{Script=Latin}{2}|\p{Script=Cyrillic}|\p{Script=Greek}/u.test(words) &&
    !rightToLeft.test(words)
  );
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
