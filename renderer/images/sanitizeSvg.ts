import { parseXml, XmlElement, XmlText } from '@rgrove/parse-xml';
import { escapeHtml } from '../../base/text/escape.ts';
import { drawingElements, findAttributeProblem, findStyleProblem } from './findSvgProblem.ts';

/** A drawing that runs and loads nothing, with its size. */
interface SafeSvg {
  text: string;
  width: number;
  height: number;
}

/**
 * Returns an SVG without what runs or loads anything, what drawing programs store for themselves, and
 * comments. Its width and height are the proportions of its `viewBox`, large enough for any screen.
 * Returns undefined if it is not readable or has no size.
 */
export function sanitizeSvg(content: Buffer): SafeSvg | undefined {
  const root = parse(content);
  const box = root && readViewBox(root.attributes);
  if (root?.name !== 'svg' || !box) return undefined;
  const [, , width = 0, height = 0] = box;
  const size = { width: Math.round((width / height) * shownHeight), height: shownHeight };
  root.attributes = {
    ...root.attributes,
    viewBox: box.join(' '),
    width: `${size.width}`,
    height: `${size.height}`,
  };
  const text = serialize(root).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return { text, ...size };
}

/** In CSS pixels. Browsers do not show an image larger than it says where they only scale down. */
const shownHeight = 160;

function parse(content: Buffer): XmlElement | undefined {
  try {
    return parseXml(content.toString('utf8')).root ?? undefined;
  } catch {
    return undefined;
  }
}

function readViewBox({ viewBox, width, height }: Record<string, string>): number[] | undefined {
  const pixels = [width, height].map((length = '') =>
    /^[\d.]+(px)?$/.test(length.trim()) ? Number.parseFloat(length) : Number.NaN,
  );
  const box = viewBox
    ? viewBox
        .trim()
        .split(/[\s,]+/)
        .map(Number)
    : [0, 0, ...pixels];
  const isUsable = box.length === 4 && box.every(Number.isFinite);
  return isUsable && (box[2] ?? 0) > 0 && (box[3] ?? 0) > 0 ? box : undefined;
}

/** Attributes that browsers read. Every element is in the namespace of the root. */
const readAttribute = /^(?:(?!xmlns$)[^:]+|xlink:href|xml:space|xmlns:xlink)$/;

function serialize(element: XmlElement): string {
  const attributes = Object.entries(element.attributes)
    .filter(
      ([name, value]) =>
        readAttribute.test(name) && !findAttributeProblem(element.name, name, value),
    )
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  const children = element.children
    .map((child) => {
      if (child instanceof XmlText) return escapeHtml(child.text);
      return child instanceof XmlElement && isKept(child) ? serialize(child) : '';
    })
    .join('');
  return `<${element.name}${attributes}>${children}</${element.name}>`;
}

function isKept({ name, text }: XmlElement): boolean {
  if (!drawingElements.has(name) || name === 'metadata') return false;
  return name !== 'style' || !findStyleProblem(text);
}
