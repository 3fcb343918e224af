import { YamlText } from '../../features/_shared/yamlEdits/index.ts';
import { type OutlineEntry, outlineEntries, outlineTopLevel } from '../../schema/index.ts';

/**
 * Leaves the pages, blocks and other parts that are not valid YAML out of a manifest, whose lines stay
 * where they are. Undefined if it is not valid even so, or as it is.
 *
 * @returns the text without them, and its content, in which they are empty
 */
export function blankBrokenEntries(text: string): { text: string; value: unknown } | undefined {
  const broken = outlineTopLevel(text).flatMap((holder) => listBroken(text, holder));
  if (broken.length === 0) return undefined;
  const blanked = blank(
    text,
    broken.map(({ span }) => span),
  );
  try {
    const value = (new YamlText(blanked).value ?? {}) as Record<string, Record<string, unknown>>;
    for (const [holder, key] of broken.map(({ path }) => path))
      if (holder !== undefined)
        value[holder] = { ...value[holder], ...(key !== undefined && { [key]: {} }) };
    return { text: blanked, value };
  } catch {
    return undefined;
  }
}

/** Lists what is not valid in an entry of the top level: pages or blocks in it, otherwise all of it. */
function listBroken(text: string, holder: OutlineEntry): { path: string[]; span: OutlineEntry }[] {
  const isBroken = ({ from, to }: OutlineEntry) => !isValid(text.slice(from, to));
  if (!isBroken(holder)) return [];
  const { key = '' } = holder;
  const entries = key === 'pages' || key === 'blocks' ? outlineEntries(text, holder) : undefined;
  if (!entries) return [{ path: [key], span: holder }];
  return entries
    .filter(isBroken)
    .map((span) => ({ path: span.key === undefined ? [key] : [key, span.key], span }));
}

/** Whether a file has pages and blocks. */
export function isManifest(file: string): boolean {
  return file === 'pages.yaml' || file.startsWith('pages/');
}

function isValid(text: string): boolean {
  try {
    return new YamlText(text).value !== undefined;
  } catch {
    return false;
  }
}

function blank(text: string, entries: readonly OutlineEntry[]): string {
  return entries.reduce(
    (whole, { from, to }) =>
      whole.slice(0, from) + whole.slice(from, to).replaceAll(/[^\r\n]/g, ' ') + whole.slice(to),
    text,
  );
}
