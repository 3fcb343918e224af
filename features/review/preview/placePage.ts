import type { AnnotatedVersion } from './annotatePage.ts';
import type { PageLinks } from './relocateLinks.ts';

/**
 * Returns where a page of a preview is: the new version is below `new/`, the old one below `old/`.
 *
 * @param isBoth whether both versions exist
 */
export function placePage(
  path: string,
  side: AnnotatedVersion,
  isBoth: boolean,
): Pick<PageLinks, 'root' | 'version' | 'other'> {
  const version = '../'.repeat(path.split('/').length - 1);
  const root = `${version}../`;
  const other = `${root}${side === 'old' ? 'new' : 'old'}/${encodeURI(path)}`;
  return { root, version, ...(isBoth && { other }) };
}
