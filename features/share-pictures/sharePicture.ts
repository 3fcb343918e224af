import type { RenderContext } from '../../renderer/index.ts';
import { listLogos, type Page, readKeys } from '../../schema/vocabulary.ts';
import { findSharePhoto } from './card/SharePhoto.ts';
import { keys } from './keys.ts';
import { planPicture } from './planPicture.ts';

/** Returns the path of the picture that the build makes for a page; undefined for a page without one. */
export function sharePicture(
  page: Page,
  renderContext: RenderContext,
  context: { image(path: string): unknown },
): string | undefined {
  const { site } = renderContext;
  if (!readKeys(site, keys.site).sharePictures) return undefined;
  // A page without a header depends on the logo, too.
  for (const logo of listLogos(site)) context.image(logo);
  return planPicture(page, findSharePhoto(page.sections), renderContext)?.path;
}
