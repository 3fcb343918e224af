import { defineFacts } from '../../schema/index.ts';
import { readKeys } from '../../schema/vocabulary.ts';
import { findSharePhoto, type SharePhoto } from './card/SharePhoto.ts';
import { keys } from './keys.ts';

/** What the pictures of a site need to know of a page besides its title. */
export const facts = defineFacts({
  /** The photo of its article. */
  sharePhoto({ isShown, sections }, { site }): SharePhoto | undefined {
    if (!isShown || !readKeys(site ?? {}, keys.site).sharePictures) return undefined;
    return findSharePhoto(sections.flatMap((one) => (one.isShown ? one.value : [])));
  },
});
