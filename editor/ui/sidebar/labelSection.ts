import type { SectionView } from '../../protocol.ts';
import { humanizeKey } from '../parts/humanizeKey.ts';
import { summarize } from '../state/summarize.ts';

/** Returns the name of a section in lists and on the canvas: its type, and its first text. */
export function labelSection(section: SectionView | undefined): string {
  const { raw = {}, resolved } = section ?? {};
  const type = humanizeKey(String(resolved?.type ?? raw.type ?? raw.use ?? 'section'));
  const summary = summarize(resolved ?? raw);
  return summary ? `${type}: ${summary}` : type;
}
