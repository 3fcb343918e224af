import type { AnnotatedVersion } from '../preview/annotatePage.ts';
import type { PageLinks } from '../preview/relocateLinks.ts';

/** Two versions of a page, of which one gets marks where it differs. */
export interface MarkedPage extends Partial<Record<AnnotatedVersion, string | undefined>> {
  /** The version to mark, which exists. */
  side: AnnotatedVersion;
  links: PageLinks;
}
