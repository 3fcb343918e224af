import type { CurrentSite } from '../../renderer/index.ts';
import { type Page, readKeys } from '../../schema/vocabulary.ts';
import type { LayoutName } from './card/layoutNames.ts';
import { findSharePhoto } from './card/SharePhoto.ts';
import { keys } from './keys.ts';
import { type PlannedPicture, planPicture, startOfPath } from './planPicture.ts';

/** Finds the picture that a build would write to a path, by planning only those whose path begins like it. */
export function findPicture(
  { pages, renderContext }: CurrentSite,
  path: string,
): PlannedPicture | undefined {
  for (const page of pages.values()) {
    if (!path.startsWith(startOfPath(page.route))) continue;
    const picture = planPicture(page, findSharePhoto(page.sections), renderContext);
    if (picture?.path === path) return picture;
  }
  return undefined;
}

/** Plans the picture of a page. */
export function planForPage(
  page: Page,
  { renderContext }: CurrentSite,
): PlannedPicture | undefined {
  return planPicture(page, findSharePhoto(page.sections), renderContext);
}

/** Plans the card of a page in a layout, as if the site drew it. */
export function planLayout(
  { image: _, ...page }: Page,
  layout: LayoutName,
  { renderContext }: CurrentSite,
): PlannedPicture | undefined {
  const { sharePictures = {} } = readKeys(renderContext.site, keys.site);
  const site = { ...renderContext.site, sharePictures };
  return planPicture({ ...page, sharePicture: layout } as Page, undefined, {
    ...renderContext,
    site,
  });
}
