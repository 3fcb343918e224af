import { DomUtils } from 'htmlparser2';
import { type HtmlElement, type HtmlNode, isElement } from '../../base/text/parseHtml.ts';
import { isSkipped } from './elements.ts';

/** Writes texts with links, emphasis and pictures as Markdown. */
export class InlineWriter {
  readonly #url: string;

  /** @param url the address of the page, to which addresses are relative */
  constructor(url: string) {
    this.#url = url;
  }

  /** Returns nodes as the text of a block. */
  write(nodes: readonly HtmlNode[]): string {
    return this.#join(nodes)
      .replaceAll(/[^\S\n]+/g, ' ')
      .replaceAll(/ ?(\\?\n) ?/g, '$1')
      .trim();
  }

  /** Returns a link; an empty text without a text or an address. */
  writeLink(text: string, address = ''): string {
    return text && address ? `[${text}](${this.#resolve(address)})` : text;
  }

  #join(nodes: readonly HtmlNode[]): string {
    const shown = nodes.filter((node) => !isSkipped(node));
    // Elements side by side, such as a name and a price, are no single word.
    return shown
      .map((node, index) => {
        const previous = shown[index - 1];
        const space = previous && isElement(previous) && isElement(node) ? ' ' : '';
        return space + this.#writeNode(node);
      })
      .join('');
  }

  #writeNode(node: HtmlNode): string {
    if (node.type === 'text') return escapeText(node.data.replaceAll(/\s+/g, ' '));
    if (!isElement(node)) return '';
    const { name, children, attribs } = node;
    const text = this.#join(children);
    switch (name) {
      case 'a':
        return this.writeLink(text.trim(), attribs.href);
      case 'b':
      case 'strong':
        return mark('**', text);
      case 'em':
      case 'i':
        return mark('*', text);
      case 'code':
      case 'kbd':
        return quoteCode(DomUtils.textContent(node));
      case 'br':
        return '\\\n';
      case 'img':
        return this.#writePicture(node);
      case 'iframe':
      case 'video':
        return this.writeLink(
          escapeText(attribs.title ?? attribs['aria-label'] ?? ''),
          attribs.src,
        );
      default:
        return text;
    }
  }

  #writePicture({ attribs: { src = '', alt = '' } }: HtmlElement): string {
    // A picture without a text is decoration.
    return alt && !src.startsWith('data:') ? `![${escapeText(alt)}](${this.#resolve(src)})` : '';
  }

  #resolve(address: string): string {
    const { href } = new URL(address, this.#url);
    return href.replaceAll(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));
  }
}

/** Puts marks around a text, and spaces outside of them. */
function mark(marks: string, text: string): string {
  return text.replace(/^(\s*)(.*?)(\s*)$/s, (_, before, inner, after) =>
    inner ? before + marks + inner + marks + after : before + after,
  );
}

function quoteCode(code: string): string {
  const text = code.replaceAll(/\s+/g, ' ');
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([marks]) => marks.length));
  const marks = '`'.repeat(longest + 1);
  const space = /^`|`$/.test(text) ? ' ' : '';
  return text.trim() ? marks + space + text + space + marks : '';
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>]/g, '\\$&');
}
