import { DomUtils } from 'htmlparser2';
import { type HtmlElement, type HtmlNode, isElement } from '../../../../base/text/parseHtml.ts';
import { type Marks, noMarks } from '../../../_shared/runs/index.ts';
import type { Anchors } from './Anchors.ts';
import type { Block } from './Block.ts';
import { hasBlockTag, isHiddenElement, showTag } from './elements.ts';
import type { InlinePiece } from './InlinePiece.ts';
import { type InlineContext, readInline, readTarget } from './readInline.ts';
import { readMedia } from './readMedia.ts';
import { writeCode } from './writeCode.ts';
import { writeDefinitions } from './writeDefinitions.ts';
import { writeFigure } from './writeFigure.ts';
import { findFrameAddress, isFramed, writeFrame } from './writeFrame.ts';
import { writeGallery } from './writeGallery.ts';
import { writeList } from './writeList.ts';
import { writeParagraphs } from './writeParagraphs.ts';
import { writePieces } from './writePieces.ts';
import { writeQuote } from './writeQuote.ts';
import { isLayout, writeTable } from './writeTable.ts';

/** What writing an article needs to know. */
export interface ArticleContext extends InlineContext {
  anchors: Anchors;
  /** What frames without a title are about. */
  title: string;
  /** The level of each heading. */
  levels: ReadonlyMap<HtmlElement, number>;
}

/** Where blocks stand. */
interface Place {
  marks: Marks;
  /** Whether they are in a list or a quote, where no directive is possible. */
  isNested: boolean;
}

/** Writes the elements of an article as blocks of Markdown. */
export class ArticleWriter {
  readonly #context: ArticleContext;

  constructor(context: ArticleContext) {
    this.#context = context;
  }

  /** Writes nodes as blocks, between which there is an empty line. */
  writeBlocks(nodes: readonly HtmlNode[], place: Place = outside): Block[] {
    const blocks: Block[] = [];
    let open: InlinePiece[] = [];
    const close = () => {
      blocks.push(...this.#writeText(open, place));
      open = [];
    };
    for (const node of nodes) {
      if (!hasBlockTag(node)) {
        open.push(...readInline(node, place.marks, this.#context));
        continue;
      }
      close();
      if (isElement(node) && !isHiddenElement(node))
        blocks.push(...this.#writeElement(node, place, blocks.at(-1)));
    }
    close();
    return blocks;
  }

  /** Writes text as paragraphs; an address alone may be a video. */
  #writeText(pieces: readonly InlinePiece[], place: Place): Block[] {
    return writeParagraphs(pieces).map((block) => {
      const address = /^<?(https?:\/\/[^\s<>[\]()]+)>?$|^\[([^\]]+)\]\(\2\)$/.exec(block.text);
      const url = address?.[1] ?? address?.[2];
      if (url === undefined || place.isNested || !isFramed(url)) return block;
      return { text: writeFrame(url, this.#context.title) ?? block.text };
    });
  }

  #writeElement(element: HtmlElement, place: Place, before: Block | undefined): Block[] {
    const { name, children } = element;
    const { note } = this.#context;
    const within = (inner: Partial<Place> = {}) =>
      this.writeBlocks(children, { ...place, ...inner });
    const text = (value: string | undefined): Block[] => (value ? [{ text: value }] : []);
    if (this.#context.footnotes.isList(element)) return [];
    if (/^h[1-6]$/.test(name)) return this.#writeHeading(element, place);
    const gallery = place.isNested ? undefined : writeGallery(element, note);
    if (gallery) return gallery;
    switch (name) {
      case 'a':
        return this.#writeLink(element, place);
      case 'audio':
      case 'video':
        return writeParagraphs(readMedia(element, note));
      case 'blockquote':
        return text(writeQuote(within({ isNested: true })));
      case 'dl':
        return writeDefinitions(element, (part, isTerm) =>
          this.writeBlocks(part.children, {
            marks: isTerm ? { ...place.marks, bold: true } : place.marks,
            isNested: true,
          }),
        );
      case 'embed':
      case 'iframe':
      case 'object':
        return this.#writeFrame(element, place);
      case 'figure':
        return writeFigure(element, (nodes) => this.writeBlocks(nodes, place));
      case 'form':
        note('a form', showTag(element), 'its words; declare it in data/forms/');
        return within();
      case 'hr':
        return text(place.isNested ? '***' : '---');
      case 'li':
        return within();
      case 'ol':
      case 'ul':
      case 'menu':
      case 'dir':
        return writeList(
          element,
          before,
          (item) =>
            this.writeBlocks(item.name === 'li' ? item.children : [item], {
              ...place,
              isNested: true,
            }),
          note,
        );
      case 'pre':
        return text(writeCode(element));
      case 'script':
        note('a script', showTag(element), 'left out');
        return [];
      case 'summary':
        return within({ marks: { ...place.marks, bold: true } });
      case 'table':
        return isLayout(element) ? within() : this.#writeTable(element, place);
      case 'tr':
        return within();
      default:
        return within({ marks: marksOfBlock(name, place.marks) });
    }
  }

  #writeHeading(heading: HtmlElement, place: Place): Block[] {
    const pieces = this.#read(heading, noMarks);
    const words = pieces.filter(({ isPicture }) => !isPicture);
    const text = writePieces(words, 'heading');
    const pictures = pieces.flatMap(({ isPicture, markdown }) =>
      isPicture && markdown ? [{ text: markdown }] : [],
    );
    if (text === '')
      return this.#writeText(
        pieces.filter(({ isPicture }) => isPicture),
        place,
      );
    this.#context.anchors.add(heading);
    const level = this.#context.levels.get(heading) ?? 2;
    return [{ text: `${'#'.repeat(level)} ${text.replace(/(?<=\s|^)#+$/, '\\$&')}` }, ...pictures];
  }

  /** Reads an element as one line, also if it contains blocks. */
  #read(element: HtmlElement, marks: Marks): InlinePiece[] {
    return element.children.flatMap((node) => readInline(node, marks, this.#context));
  }

  /** Writes a link around blocks: the blocks, each with the link. */
  #writeLink(element: HtmlElement, place: Place): Block[] {
    const link = readTarget(element, this.#context) || place.marks.link;
    return this.writeBlocks(element.children, { ...place, marks: { ...place.marks, link } });
  }

  #writeFrame(element: HtmlElement, place: Place): Block[] {
    const { note, title } = this.#context;
    const address = findFrameAddress(element.attribs);
    const name = element.attribs.title || title;
    const frame = !address || place.isNested ? undefined : writeFrame(address, name);
    return frame ? [{ text: frame }] : writeParagraphs(readMedia(element, note));
  }

  #writeTable(table: HtmlElement, place: Place): Block[] {
    const caption = DomUtils.findOne(({ name }) => name === 'caption', table.children);
    const text = writeTable(
      table,
      (cell) => {
        const pieces = this.#read(cell, place.marks).map((piece) =>
          piece.ends ? { ...piece, text: ' ' } : piece,
        );
        return writePieces(pieces, 'cell');
      },
      this.#context.note,
    );
    return [...(caption ? this.writeBlocks(caption.children, place) : []), { text }];
  }
}

const outside: Place = { marks: noMarks, isNested: false };

function marksOfBlock(name: string, marks: Marks): Marks {
  if (/^(?:b|strong)$/.test(name)) return { ...marks, bold: true };
  return /^(?:em|i)$/.test(name) ? { ...marks, emphasis: true } : marks;
}
