import { findValueBelow, outlineBlock } from '../yaml/outline.ts';
import type { TextSpan } from '../yaml/source/TextSpan.ts';

/**
 * Returns the text of a route entry with an empty list in place of its sections, if they are a list
 * on lines of their own.
 */
export function omitSections(text: string): string {
  const [routeEntry] = outlineBlock(text, { from: 0, to: text.length })?.entries ?? [];
  const keys = routeEntry && outlineBelow(text, routeEntry);
  const sections = keys?.find(({ key }) => key === 'sections');
  if (!sections || !outlineBelow(text, sections)) return text;
  const { from, to } = sections;
  const indentation = /^ */.exec(text.slice(from, to))?.[0];
  return `${text.slice(0, from)}${indentation}sections: []\n${text.slice(to)}`;
}

function outlineBelow(text: string, key: TextSpan) {
  const from = findValueBelow(text, key);
  return from === undefined ? undefined : outlineBlock(text, { from, to: key.to })?.entries;
}
