import { YamlText } from '../../../features/_shared/yamlEdits/index.ts';
import { outlineTopLevel } from '../../../schema/index.ts';
import { blankBrokenEntries } from '../../yaml/blankBrokenEntries.ts';

/** A manifest without the sections of its pages. */
export interface DraftOutline {
  text: string;
  /** Undefined if the text is not valid YAML. */
  value: Record<string, Record<string, unknown>> | undefined;
  /** Block → the number of sections that use it. */
  uses: ReadonlyMap<string, number>;
}

/** Reads a manifest without the sections of its pages. */
export function readOutline(text: string): DraftOutline {
  return { text, value: readContent(text), uses: countUses(text) };
}

function readContent(text: string): DraftOutline['value'] {
  // Sections may define what other entries repeat by an alias.
  for (const part of [removeSections(text), text])
    try {
      return (new YamlText(part).value ?? {}) as DraftOutline['value'];
    } catch {}
  return blankBrokenEntries(text)?.value as DraftOutline['value'];
}

/** Counts the keys `use:` of sections. */
function countUses(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  // The theme of a site has a key of that name, too.
  const site = outlineTopLevel(text).find(({ key }) => key === 'site');
  const key = ' use: ';
  let end = 0;
  for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, end)) {
    const before = text.slice(Math.max(text.lastIndexOf('\n', at) + 1, end), at);
    end = at + key.length;
    usedName.lastIndex = end;
    const name = usedName.exec(text)?.[1];
    const isInSite = site && at >= site.from && at < site.to;
    // Neither in a comment nor in a text.
    if (name !== undefined && !isInSite && /^ *(?:-? *(?:\{.*)?)$/.test(before))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

const usedName = / *["']?([\w-]+)/y;

/** Returns a manifest's text with no sections in its pages, where they are a list on lines of their own. */
function removeSections(text: string): string {
  const pages = outlineTopLevel(text).find(({ key }) => key === 'pages');
  if (!pages) return text;
  const reduced = text
    .slice(pages.from, pages.to)
    .replace(
      /^( +)sections:[ \t]*\n(?:(?:\1[ -][^\n]*|[ \t]*(?:#[^\n]*)?)(?:\n|$))+/gm,
      '$1sections: []\n',
    );
  return text.slice(0, pages.from) + reduced + text.slice(pages.to);
}
