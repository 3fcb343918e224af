import { createHash } from 'node:crypto';
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { escapeHtml } from '../../../base/text/escape.ts';
import type { TranslationUnit } from './TranslationFile.ts';

/** Parses an XLIFF 1.2 file and returns its root. Throws if it is another version, or no XML. */
export function parseXliff(file: string): XmlElement {
  const { root } = parseXml(file);
  if (root?.name !== 'xliff') throw new Error('The file is no XLIFF: its root must be `xliff`.');
  const found = root.attributes.version ?? '';
  if (!found.startsWith('1.')) throw new Error(`The file is XLIFF ${found}. Save it as XLIFF 1.2.`);
  return root;
}

/** Returns the children of an element that have one of the names. */
export function findChildren(element: XmlElement | undefined, ...names: string[]): XmlElement[] {
  return (element?.children ?? []).filter(
    (child): child is XmlElement => child instanceof XmlElement && names.includes(child.name),
  );
}

/** Returns the elements of a name inside an element, at any depth. */
export function findElements(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) =>
    child instanceof XmlElement ? (child.name === name ? [child] : findElements(child, name)) : [],
  );
}

/** Writes an XML element; attributes without a value are left out. */
export function formatElement(
  name: string,
  attributes: Record<string, string | undefined>,
  content = '',
): string {
  const list = Object.entries(attributes).map(([key, value]) =>
    value === undefined
      ? ''
      : ` ${key}="${escapeXml(value).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')}"`,
  );
  return content === ''
    ? `<${name}${list.join('')}/>`
    : `<${name}${list.join('')}>${content}</${name}>`;
}

/** Escapes a text for XML. Characters that XML 1.0 cannot contain become U+FFFD. */
export function escapeXml(text: string): string {
  return escapeHtml(text).replace(forbidden, '\ufffd').replaceAll('\r', '&#13;');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is sought
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Returns an identifier of a text that stays while others are added, moved or removed. */
export function identify({ original, at = '' }: TranslationUnit): string {
  return `t${createHash('sha256').update(`${at}\0${original}`).digest('hex').slice(0, 12)}`;
}

/** Lists the expressions of texts, `{{ … }}`, each once. */
export function listPlaceholders(...texts: (string | undefined)[]): string[] {
  return [...new Set(texts.flatMap((text) => text?.match(expression) ?? []))];
}

/**
 * Writes a text with a placeholder for each expression, which editors protect. The same expression has
 * the same identifier in original and translation.
 */
export function formatContent(text: string, expressions: readonly string[]): string {
  const seen: number[] = [];
  let end = 0;
  let content = '';
  for (const { 0: found, index: at } of text.matchAll(expression)) {
    const index = expressions.indexOf(found);
    const count = seen.filter((one) => one === index).length;
    seen.push(index);
    content += escapeXml(text.slice(end, at));
    content += formatElement('ph', { id: `p${index}-${count}` }, escapeXml(found));
    end = at + found.length;
  }
  return content + escapeXml(text.slice(end));
}

const expression = /\{\{.*?\}\}/gs;

/** The declaration with which a file begins. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
