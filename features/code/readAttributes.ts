/** What an article says of a block of code behind its opening fence. */
export interface CodeAttributes {
  /** Lines to mark, as they are written: `2` and `5-7`. */
  mark?: string[];
  /** Label of the tab. */
  tab?: string;
  /** What is neither. */
  unknown: string[];
}

/** Reads the words behind an opening fence, the language first: `ts {2,5-7} tab="npm"`. */
export function readAttributes(info: string): CodeAttributes {
  const attributes: CodeAttributes = { unknown: [] };
  const rest = info.trim().replace(/^[^\s{]*/, '');
  for (const [word, lines, double, single] of rest.matchAll(attribute)) {
    const tab = (double ?? single)?.trim();
    if (lines !== undefined) attributes.mark = lines.split(',').map((part) => part.trim());
    else if (tab) attributes.tab = tab;
    else attributes.unknown.push(word);
  }
  return attributes;
}

const attribute = /\{([^{}]*)\}|tab="([^"]*)"|tab='([^']*)'|[^\s"']+(?:"[^"]*"|'[^']*')?|["']/g;
