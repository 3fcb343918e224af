import { type OutlineEntry, outlineEntries, outlineTopLevel } from '../../../schema/index.ts';

/**
 * Finds an entry of `pages:` or `blocks:` and its neighbours without parsing the file. Returns
 * undefined if there is no such entry, or the text does not allow it.
 */
export function findEntry(
  text: string,
  section: 'pages' | 'blocks',
  key: string,
): { entry: OutlineEntry; entries: OutlineEntry[] } | undefined {
  const [holder, ...others] = outlineTopLevel(text).filter((entry) => entry.key === section);
  // Invalid YAML: the authority reports it.
  if (!holder || others.length > 0) return undefined;
  const entries = outlineEntries(text, holder) ?? [];
  const entry = entries.find((candidate) => candidate.key === key);
  return entry && { entry, entries };
}
