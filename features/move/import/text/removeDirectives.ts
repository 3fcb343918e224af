import type { OnNote } from '../html/OnNote.ts';
import { findFenceEnd } from './findFenceEnd.ts';

/**
 * Removes directives that plug-ins of other programs draw, such as `::github{repo="a/b"}`. The words of those
 * with an end are kept.
 */
export function removeDirectives(text: string, note: OnNote): string {
  if (!text.includes('::')) return text;
  const lines = text.split('\n');
  const result: string[] = [];
  /** Whether each open directive is removed. */
  const open: boolean[] = [];
  for (let at = 0; at < lines.length; ) {
    const fenceEnd = findFenceEnd(lines, at);
    if (fenceEnd !== undefined) {
      result.push(...lines.slice(at, fenceEnd));
      at = fenceEnd;
      continue;
    }
    const line = lines[at] ?? '';
    at++;
    if (/^[ \t]*:{3,}[ \t]*$/.test(line)) {
      if (!open.pop()) result.push(line);
      continue;
    }
    const [whole, indent = '', colons = '', name = '', label, title] = directive.exec(line) ?? [];
    const isAlone = colons.length === 2;
    if (whole === undefined || (isAlone && title !== undefined)) result.push(line);
    else if (knownDirectives.test(name)) {
      if (!isAlone) open.push(false);
      result.push(line);
    } else {
      if (!isAlone) open.push(true);
      note(`the directive ${name}`, line.trim(), isAlone ? 'left out' : 'its words were kept');
      const words = (label ?? title ?? '').trim();
      result.push(indent + (words && !isAlone ? `**${words}**\n` : words));
    }
  }
  return result.join('\n');
}

const directive =
  /^([ \t]*)(:{2,})[ \t]*([a-z][\w-]*)(?:\[([^\]\n]*)\]|[ \t]+([^\s{][^\n{]*?))?[ \t]*(?:\{[^}\n]*\})?[ \t]*$/i;

/** Directives of this program, and those that become callouts. */
const knownDirectives =
  /^(?:callout|quote|video|embed|download|gallery|form|note|tip|info|caution|warning|danger|important|success|hint)$/i;
