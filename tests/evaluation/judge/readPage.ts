import { DomUtils, parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];

/** A built page as its visitors and search engines read it. */
export interface BuiltPage {
  html: string;
  title: string;
  description: string;
  lang: string;
  /** Its words, with one space between them. */
  text: string;
  /** The texts of its headings, in order. */
  headings: string[];
  links: { to: string; text: string; isInHeader: boolean }[];
  images: { src: string; alt: string | undefined }[];
  fields: { name: string; type: string; isRequired: boolean }[];
  isHiddenFromSearch: boolean;
}

/** Reads the HTML of a page. */
export function readPage(html: string): BuiltPage {
  const document = parseDocument(html);
  const find = (...names: string[]) =>
    DomUtils.getElementsByTagName((name) => names.includes(name), document, true);
  const meta = (name: string) =>
    find('meta').find(({ attribs }) => attribs.name === name)?.attribs.content ?? '';
  return {
    html,
    title: readText(find('title')),
    description: meta('description'),
    lang: find('html')[0]?.attribs.lang ?? '',
    text: readText(find('body')),
    headings: find('h1', 'h2', 'h3').map((heading) => readText([heading])),
    links: find('a').map((link) => ({
      to: link.attribs.href ?? '',
      text: readText([link]),
      isInHeader: isInside(link, 'header'),
    })),
    images: find('img').map(({ attribs }) => ({ src: attribs.src ?? '', alt: attribs.alt })),
    fields: find('input', 'textarea', 'select').map(({ name, attribs }) => ({
      name: attribs.name ?? '',
      type: name === 'input' ? (attribs.type ?? 'text') : name,
      isRequired: 'required' in attribs || attribs['aria-required'] === 'true',
    })),
    isHiddenFromSearch: meta('robots').includes('noindex'),
  };
}

const inline = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'mark', 'small', 'span', 'strong']);

/** Returns the words of elements, with one space between them. */
function readText(nodes: readonly Node[]): string {
  return nodes.map(readWords).join('').replace(/\s+/g, ' ').trim();
}

function readWords(node: Node): string {
  if (node.type === 'text') return node.data;
  if (node.type !== 'tag' || node.name === 'template') return '';
  const words = node.children.map(readWords).join('');
  return inline.has(node.name) ? words : ` ${words} `;
}

function isInside(node: Node, name: string): boolean {
  const { parent } = node;
  return parent !== null && 'name' in parent && (parent.name === name || isInside(parent, name));
}
