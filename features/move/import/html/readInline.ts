import { type HtmlElement, type HtmlNode, isElement } from '../../../../base/text/parseHtml.ts';
import { type Marks, noMarks } from '../../../_shared/runs/index.ts';
import { collectText, hasClass, isBlockTag, isHiddenElement, showTag } from './elements.ts';
import type { Footnotes } from './Footnotes.ts';
import type { InlinePiece } from './InlinePiece.ts';
import type { OnNote } from './OnNote.ts';
import { readMedia } from './readMedia.ts';
import { readPicture } from './readPicture.ts';

/** What reading the text of an element needs to know. */
export interface InlineContext {
  note: OnNote;
  footnotes: Footnotes;
  /** Whether line breaks of the source count, as in the classic editor of WordPress. */
  breaks: boolean;
  /** Returns the anchor to which a link within the text leads; undefined if its place is not there. */
  findAnchor(id: string): string | undefined;
}

/** Reads the text inside of a block, piece by piece. */
export function readInline(node: HtmlNode, marks: Marks, context: InlineContext): InlinePiece[] {
  if (node.type === 'text') return readWords(node.data, marks, context);
  if (!isElement(node) || isHiddenElement(node)) return [];
  const { name, attribs, children } = node;
  const end = (ends: NonNullable<InlinePiece['ends']>): InlinePiece => ({
    text: '\n',
    marks,
    ends,
  });
  const inner = (within: Marks) => children.flatMap((child) => readInline(child, within, context));
  switch (name) {
    case 'br':
      return [end('line')];
    case 'wbr':
      return [];
    case 'img':
    case 'picture': {
      const picture = readPicture(node, marks, context.note);
      return picture ? [picture] : [];
    }
    case 'input':
      return attribs.type === 'checkbox'
        ? [{ text: 'checked' in attribs ? '☑ ' : '☐ ', marks }]
        : [];
    case 'audio':
    case 'embed':
    case 'iframe':
    case 'object':
    case 'video':
      return readMedia(node, context.note);
    case 'script':
      context.note('a script', showTag(node), 'left out');
      return [];
    case 'canvas':
    case 'map':
    case 'select':
    case 'svg':
    case 'textarea':
      context.note('an element that texts cannot have', showTag(node), 'left out');
      return [];
    case 'q':
      return [{ text: '“', marks }, ...inner(marks), { text: '”', marks }];
    case 'code':
    case 'kbd':
    case 'samp':
    case 'tt':
      return [{ text: collectText(node).replaceAll(/\s+/g, ' '), marks: { ...marks, code: true } }];
    case 'a': {
      const number = context.footnotes.find(attribs.href);
      if (number !== undefined)
        return [{ text: '', marks: { ...noMarks, link: '' }, markdown: `[^${number}]` }];
      if (context.footnotes.isBackLink(node)) return [];
      return inner({ ...marks, link: readTarget(node, context) || marks.link });
    }
    case 'sup':
    case 'sub': {
      const script = name === 'sup' ? 'SUP' : 'SUB';
      return inner({ ...marks, script });
    }
    default: {
      const pieces = inner(marksOf(node, marks));
      // Blocks in a heading or a cell are no single word.
      return isBlockTag(node) ? [{ text: ' ', marks }, ...pieces, { text: ' ', marks }] : pieces;
    }
  }
}

function readWords(text: string, marks: Marks, { breaks }: InlineContext): InlinePiece[] {
  if (!breaks) return [{ text: text.replaceAll(/[ \t\n\f]+/g, ' '), marks }];
  return text.split(/([ \t\f]*\n\s*)/).map((part, at): InlinePiece => {
    if (at % 2 === 0) return { text: part.replaceAll(/[ \t\f]+/g, ' '), marks };
    return { text: '\n', marks, ends: /\n[^\n]*\n/.test(part) ? 'paragraph' : 'soft' };
  });
}

/** Returns the formats of the text in an element: those around it, and its own ones. */
function marksOf(element: HtmlElement, marks: Marks): Marks {
  const { name, attribs } = element;
  const style = attribs.style ?? '';
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase();
  const slant = /font-style:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase();
  const isBold = weight && weight !== 'inherit' ? /^bold|^[6-9]00$/.test(weight) : undefined;
  return {
    ...marks,
    bold: isBold ?? (marks.bold || /^(?:b|strong)$/.test(name)),
    emphasis:
      slant === 'italic' || slant === 'normal'
        ? slant === 'italic'
        : marks.emphasis || /^(?:i|em|cite|dfn|var)$/.test(name),
    struck: marks.struck || /^(?:s|del|strike)$/.test(name) || /line-through/.test(style),
  };
}

/** Returns where a link leads; empty for what no text can link to. */
export function readTarget(element: HtmlElement, { note, findAnchor }: InlineContext): string {
  const href = (element.attribs.href ?? '').trim().replaceAll(/[\t\n]/g, '');
  if (href === '' || hasClass(element, 'anchor')) return '';
  if (href.startsWith('#')) {
    const anchor = findAnchor(href.slice(1));
    if (anchor === undefined) note('a link to a place that is not in the text', href, 'its words');
    return anchor === undefined ? '' : `#${anchor}`;
  }
  if (/^(?:https?:|mailto:|tel:|ftp:)/i.test(href) || !/^[a-z][a-z0-9+.-]*:/i.test(href))
    return href;
  note('a link that a page may not have', href.slice(0, 80), 'its words');
  return '';
}
