import { valueAt } from '../../../features/_shared/yamlEdits/index.ts';
import { isListDefinition } from '../../../schema/vocabulary.ts';
import type { SectionView } from '../../protocol/PageView.ts';

type Path = readonly (string | number)[];

/** Where a text of the page is written. */
interface TextSource {
  /** The path of its field in the form of the section. */
  path: (string | number)[];
  /** Why it cannot be typed into on the page; undefined if it can. */
  reason?: string;
}

/**
 * Finds the field of a text that the page shows.
 *
 * @param path the path of the text in the resolved section
 */
export function locateText({ raw, resolved }: SectionView, path: Path): TextSource {
  const [key = ''] = path;
  if (typeof raw.use === 'string' && !(key in raw))
    return {
      path: [...path],
      reason: `This text comes from the block “${raw.use}”. Choose in the form whether it changes here or everywhere.`,
    };
  const found: (string | number)[] = [];
  for (const [at, step] of path.entries()) {
    const value = valueAt(raw, found);
    if (isListDefinition(value))
      return { path: found, reason: 'This list comes from the rows of a collection.' };
    if (typeof value === 'string') return { path: found, reason: expression };
    const index =
      typeof step === 'number' ? findItem(value, valueAt(resolved, path.slice(0, at)), step) : step;
    if (index === undefined)
      return { path: found, reason: 'Some items of this list are hidden. Edit it in the form.' };
    found.push(index);
  }
  const source = valueAt(raw, found);
  if (source === valueAt(resolved, path)) return { path: found };
  return { path: found, reason: expression };
}

const expression =
  'This text contains values from elsewhere, in double braces. The form shows where they come from.';

/** Returns the index in the manifest of an item on the page, which may leave some out. */
function findItem(items: unknown, shown: unknown, index: number): number | undefined {
  if (!Array.isArray(items) || !Array.isArray(shown)) return undefined;
  if (items.length === shown.length) return index;
  const wanted = JSON.stringify(shown[index]);
  const found = items.flatMap((item, at) => (JSON.stringify(item) === wanted ? [at] : []));
  return found.length === 1 ? found[0] : undefined;
}

/** Finds the path of a value in a resolved section by what the page shows of it: a text, or the address of a picture. */
export function findShown(resolved: unknown, shown: string): Path | undefined {
  if (typeof resolved === 'string') {
    const name = resolved.startsWith('/') ? resolved.replace(/\.\w+$/, '') : undefined;
    return resolved === shown || (name && shown.includes(name)) ? [] : undefined;
  }
  if (typeof resolved !== 'object' || resolved === null || shown === '') return undefined;
  for (const [key, value] of Object.entries(resolved)) {
    const inner = findShown(value, shown);
    if (inner) return [Array.isArray(resolved) ? Number(key) : key, ...inner];
  }
  return undefined;
}
