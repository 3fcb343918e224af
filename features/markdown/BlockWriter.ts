import { DomUtils } from 'htmlparser2';
import {
  getElements,
  type HtmlElement,
  type HtmlNode,
  isElement,
} from '../../base/text/parseHtml.ts';
import { isInline, isSkipped } from './elements.ts';
import { InlineWriter } from './InlineWriter.ts';

/** Writes the elements of a page as blocks of Markdown. */
export class BlockWriter {
  readonly #inline: InlineWriter;

  /** @param url the address of the page */
  constructor(url: string) {
    this.#inline = new InlineWriter(url);
  }

  /** Returns nodes as blocks, between which there is an empty line. */
  writeBlocks(nodes: readonly HtmlNode[]): string[] {
    const blocks: string[] = [];
    let run: HtmlNode[] = [];
    const endRun = () => {
      const text = this.#inline.write(run);
      if (text) blocks.push(escapeStart(text));
      run = [];
    };
    for (const node of nodes.filter((one) => !isSkipped(one))) {
      if (isInline(node)) run.push(node);
      else {
        endRun();
        if (isElement(node)) blocks.push(...this.#writeElement(node));
      }
    }
    endRun();
    return blocks;
  }

  #writeElement(element: HtmlElement): string[] {
    const { name, children } = element;
    const level = /^h([1-6])$/.exec(name)?.[1];
    if (level) {
      const text = this.#inline.write(children).replaceAll('\\\n', ' ');
      return text ? [`${'#'.repeat(Number(level))} ${text}`] : [];
    }
    switch (name) {
      case 'a':
        return this.#writeLink(element);
      case 'blockquote': {
        const text = this.writeBlocks(children).join('\n\n');
        return text ? [text.replaceAll(/^/gm, '> ').replaceAll(/^> $/gm, '>')] : [];
      }
      case 'dt':
        return this.writeBlocks(children).map((text) => `**${text}**`);
      case 'hr':
        return ['---'];
      case 'ol':
      case 'ul':
        return this.#writeList(element);
      case 'pre':
        return [fence(DomUtils.textContent(element))];
      case 'table':
        return this.#writeTable(element);
      default:
        return this.writeBlocks(children);
    }
  }

  /** Writes a link around blocks, such as a card, after them. */
  #writeLink(element: HtmlElement): string[] {
    const blocks = this.writeBlocks(element.children);
    const heading = DomUtils.findOne((one) => /^h[1-6]$/.test(one.name), element.children);
    const text = this.#inline.write(heading ? heading.children : element.children);
    const link = this.#inline.writeLink(text, element.attribs.href);
    return [...blocks, ...(link ? [link] : [])];
  }

  /** Writes a list of texts; items with headings, paragraphs or pictures are blocks of their own. */
  #writeList(list: HtmlElement): string[] {
    const items = getElements(list).filter((one) => one.name === 'li' && !isSkipped(one));
    const isPlain = items.every(({ children }) =>
      children.every((child) => isInline(child) || isSkipped(child) || isList(child)),
    );
    if (!isPlain) return items.flatMap(({ children }) => this.writeBlocks(children));
    const written = items.map(({ children }) => this.writeBlocks(children));
    const texts = written.flatMap((blocks, index) => {
      const mark = list.name === 'ol' ? `${index + 1}. ` : '- ';
      const text = blocks.join('\n\n').replaceAll(/\n(?!\n)/g, `\n${' '.repeat(mark.length)}`);
      return text ? mark + text : [];
    });
    const isTight = written.every((blocks) => blocks.length < 2);
    return texts.length > 0 ? [texts.join(isTight ? '\n' : '\n\n')] : [];
  }

  #writeTable(table: HtmlElement): string[] {
    const [caption] = DomUtils.getElementsByTagName('caption', table, true, 1);
    const rows = DomUtils.getElementsByTagName('tr', table).map((row) =>
      getElements(row).map((cell) =>
        this.writeBlocks(cell.children).join(' ').replaceAll('\\\n', ' ').replaceAll('|', '\\|'),
      ),
    );
    const [head = [], ...body] = rows;
    const format = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    const lines = [head, head.map(() => '---'), ...body].map(format);
    const title = caption ? this.#inline.write(caption.children) : '';
    return [...(title ? [title] : []), ...(head.length > 0 ? [lines.join('\n')] : [])];
  }
}

function isList(node: HtmlNode): boolean {
  return isElement(node) && /^[ou]l$/.test(node.name);
}

/** Escapes a sign at the start of a block that would make it a heading or an item of a list. */
function escapeStart(text: string): string {
  return text.replace(/^(?=(?:#{1,6}|[-+])\s)/, '\\').replace(/^(\d+)(?=[.)]\s)/, '$1\\');
}

/** Returns code between fences that are longer than those in it. */
function fence(code: string): string {
  const longest = Math.max(2, ...Array.from(code.matchAll(/`+/g), ([marks]) => marks.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}\n${code.replace(/\n$/, '')}\n${marks}`;
}
