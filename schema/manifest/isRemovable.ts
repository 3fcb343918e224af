import type { SiteFileKind } from './getSiteFileKind.ts';

/** Whether the editor creates and removes files of a kind: one of many Markdown rows, or a form. */
export function isRemovable(kind: SiteFileKind | undefined): boolean {
  return kind === 'markdown' || kind === 'form';
}
