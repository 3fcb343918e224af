import type { FunctionComponent } from 'react';
import type { Site } from '../../../schema/vocabulary.ts';

/** What a feature adds to the header of all pages: the exports of its header.tsx. */
interface HeaderPart {
  /** Draws the part in the bar of wide screens, in an element with `data-wide`, or in the menu of small ones. */
  default: FunctionComponent<{ place: 'bar' | 'menu' }>;
  /** Whether a site has the part. */
  isShown(site: Site): boolean;
}

const parts = Object.values(
  import.meta.glob<HeaderPart>('../../../features/*/header.tsx', { eager: true }),
);

/** Lists the parts that features add to the header of a site. */
export function listHeaderParts(site: Site): HeaderPart['default'][] {
  return parts.flatMap((part) => (part.isShown(site) ? part.default : []));
}
