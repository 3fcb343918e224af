/**
 * Turns pasted HTML, such as a word processor's, into the Markdown of a field: emphasis and links,
 * paragraphs and lists where the field has them, headings in articles.
 *
 * @param format the `format` in the schema of the field
 */
export function htmlToMarkdown(html: string, format: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const hidden of body.querySelectorAll('style, script, title, meta, link')) hidden.remove();
  const blocks = readBlocks(body, format === 'article');
  return format === 'line'
    ? blocks.map(({ text }) => text).join(' ')
    : blocks
        .map(({ prefix, text }, at) => {
          const isNextItem =
            prefix.trim() !== '' && !prefix.includes('#') && blocks[at - 1]?.isItem;
          return `${at === 0 ? '' : isNextItem ? '\n' : '\n\n'}${prefix}${text}`;
        })
        .join('');
}

/** A paragraph, heading or item. */
interface Block {
  prefix: string;
  text: string;
  isItem: boolean;
}

const blockTags =
  /^(?:P|DIV|H[1-6]|LI|UL|OL|TABLE|TBODY|TR|TD|TH|BLOCKQUOTE|SECTION|ARTICLE|BODY)$/;

function readBlocks(root: Element, hasHeadings: boolean): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  const visit = (node: Node, parent: Element) => {
    if (node instanceof Element && blockTags.test(node.tagName)) {
      open = undefined;
      for (const child of node.childNodes) visit(child, node);
      open = undefined;
      return;
    }
    const text = readInline(node);
    if (text.trim() === '' && !open) return;
    if (!open) {
      open = { ...startBlock(parent, hasHeadings), text: '' };
      blocks.push(open);
    }
    open.text += text;
  };
  visit(root, root);
  return blocks
    .map((block) => ({ ...block, text: cleanLine(block.text, block.isItem) }))
    .filter(({ text }) => text !== '');
}

function startBlock(element: Element, hasHeadings: boolean): Omit<Block, 'text'> {
  const heading = /^H([1-6])$/.exec(element.closest('h1, h2, h3, h4, h5, h6')?.tagName ?? '')?.[1];
  if (heading)
    return { prefix: hasHeadings ? `${Number(heading) < 3 ? '##' : '###'} ` : '', isItem: false };
  const item = element.closest('li');
  const isWordItem = /mso-list:/.test(element.getAttribute('style') ?? '');
  if (!item && !isWordItem) return { prefix: '', isItem: false };
  return { prefix: item?.parentElement?.tagName === 'OL' ? '1. ' : '- ', isItem: true };
}

function readInline(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE)
    return (node.textContent ?? '').replaceAll(/\s+/g, ' ').replaceAll(/[\\*_`[\]]/g, '\\$&');
  if (!(node instanceof HTMLElement)) return '';
  if (node.tagName === 'BR') return ' ';
  // The bullet that Word writes as text.
  if (/mso-list:\s*ignore/i.test(node.getAttribute('style') ?? '')) return '';
  const inner = Array.from(node.childNodes, readInline).join('');
  if (inner.trim() === '') return inner;
  const href = node.tagName === 'A' ? (node.getAttribute('href') ?? '') : '';
  const linked = /^(?:https:|mailto:|tel:|\/(?!\/)|#)/.test(href)
    ? wrap(inner, '[', `](${href})`)
    : inner;
  const { fontWeight, fontStyle } = node.style;
  const isBold =
    (/^(?:B|STRONG)$/.test(node.tagName) && fontWeight !== 'normal') ||
    fontWeight === 'bold' ||
    Number(fontWeight) >= 600;
  const isEmphasis = /^(?:I|EM)$/.test(node.tagName) || fontStyle === 'italic';
  const emphasized = isEmphasis ? wrap(linked, '*', '*') : linked;
  return isBold ? wrap(emphasized, '**', '**') : emphasized;
}

/** Puts marks around a text, inside of the spaces at its ends. */
function wrap(text: string, before: string, after: string): string {
  const [, start = '', inner = '', end = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return start + before + inner + after + end;
}

function cleanLine(text: string, isItem: boolean): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return isItem ? line.replace(/^[·•o§▪–-]\s+/, '') : line;
}
