import type { Marks, Run } from '../../../features/_shared/runs/index.ts';
import { isBlockElement } from './isBlockElement.ts';
import { isHidden } from './isHidden.ts';

/** Reads the text inside of a block, piece by piece. */
export function readRuns(node: Node, marks: Marks): Run[] {
  if (node.nodeType === Node.TEXT_NODE)
    return [{ text: (node.textContent ?? '').replaceAll(/\s+/g, ' '), marks }];
  if (!(node instanceof HTMLElement) || isHidden(node)) return [];
  if (node.tagName === 'BR') return [{ text: '\n', marks }];
  const inner = marksWithin(node, marks);
  const runs = Array.from(node.childNodes).flatMap((child) => readRuns(child, inner));
  const line = { text: '\n', marks };
  return isBlockElement(node) ? [line, ...runs, line] : runs;
}

/** Returns the formats of the text in an element: those around it, and its own ones. */
export function marksWithin(element: HTMLElement, marks: Marks): Marks {
  const { tagName, style } = element;
  const { fontWeight, fontStyle } = style;
  const line = style.textDecoration || style.textDecorationLine;
  const isSet = fontWeight !== '' && fontWeight !== 'inherit';
  return {
    // Google Docs puts everything into a <b> that is not bold.
    bold: isSet
      ? /^bold/.test(fontWeight) || Number(fontWeight) >= 600
      : marks.bold || /^(?:B|STRONG)$/.test(tagName),
    emphasis: /^(?:italic|normal)$/.test(fontStyle)
      ? fontStyle === 'italic'
      : marks.emphasis || /^(?:I|EM)$/.test(tagName),
    struck: marks.struck || /^(?:S|DEL|STRIKE)$/.test(tagName) || line.includes('line-through'),
    code: marks.code || /^(?:CODE|KBD|SAMP|TT)$/.test(tagName),
    link: (tagName === 'A' && readTarget(element)) || marks.link,
    script: /^SU[BP]$/.test(tagName) ? (tagName as 'SUB' | 'SUP') : marks.script,
  };
}

/** Returns the target of a link; empty for places in the document that was copied, and for files. */
function readTarget(element: HTMLElement): string {
  const href = (element.getAttribute('href') ?? '').trim();
  if (!/^(?:https?:|mailto:|tel:|\/(?!\/)|#(?!_|ftnt|heading=|bookmark=|cmnt))/.test(href))
    return '';
  const [, target] = /^https:\/\/www\.google\.com\/url\?(?:.*&)?q=([^&]+)/.exec(href) ?? [];
  return target === undefined ? href : decodeURIComponent(target);
}
