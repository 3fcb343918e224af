import type { SectionView } from '../../protocol/PageView.ts';
import { humanizeKey } from '../parts/humanizeKey.ts';
import { summarize } from '../state/summarize.ts';

/** Returns the name of a section in lists and on the canvas: its type, and its first text. */
export function labelSection(section: SectionView | undefined): string {
  const { raw = {}, resolved } = section ?? {};
  const summary = summarize(resolved ?? raw);
  return summary ? `${nameSection(section)}: ${summary}` : nameSection(section);
}

/** Returns the name of the type of a section, or of the block that it shows. */
export function nameSection({ raw = {}, resolved }: Partial<SectionView> = {}): string {
  return humanizeKey(String(resolved?.type ?? raw.type ?? raw.use ?? 'section'));
}
