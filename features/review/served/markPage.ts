import { comparePages } from '../comparison/comparePages.ts';
import { annotatePage } from '../preview/annotatePage.ts';
import { listChanges } from '../preview/listChanges.ts';
import type { MarkedPage } from './MarkedPage.ts';

/** Returns a version of a page with its differences from the other version marked. */
export function markPage({ old, new: next, side, links }: MarkedPage): string {
  const isBoth = old !== undefined && next !== undefined;
  const changes = comparePages(old ?? '', next ?? '');
  const marks = isBoth && old !== next ? listChanges(changes) : [];
  return annotatePage((side === 'old' ? old : next) ?? '', side, { changes, marks }, links);
}
