import { getDirection } from '../../base/messages/getDirection.ts';
import {
  createBreadcrumbTrail,
  localizeRenderContext,
  type RenderContext,
} from '../../renderer/index.ts';
import { type Page, readKeys } from '../../schema/vocabulary.ts';
import { shortenTitle } from '../_shared/titles/index.ts';
import type { Card, CardLogo } from './card/Card.ts';
import { chooseColors } from './card/chooseColors.ts';
import { listCardFonts } from './card/listCardFonts.ts';
import { removePictographs } from './card/removePictographs.ts';
import { keys } from './keys.ts';

/** A page whose sections are not needed. */
export type CardPage = Omit<Page, 'sections' | 'sectionOrigins'>;

/**
 * Describes the card of a page.
 *
 * @returns undefined if the page has an `image`, or the site draws no picture for it
 */
export function describeCard(page: CardPage, siteContext: RenderContext): Card | undefined {
  const renderContext = localizeRenderContext(siteContext, page.locale);
  const { site, assets, pages } = renderContext;
  const settings = readKeys(site, keys.site).sharePictures;
  const layout = readKeys(page, keys.page).sharePicture ?? settings?.layout ?? 'cover';
  if (!settings || layout === 'none' || page.image !== undefined) return undefined;
  const { locale, name: siteName, theme } = site;
  const section = createBreadcrumbTrail(page, pages, site, renderContext).slice(1).at(-2)?.label;
  const { src, dark } = site.logo ?? {};
  const logo = findLogo(src, renderContext);
  const darkLogo = findLogo(dark, renderContext);
  return {
    layout,
    title: removePictographs(shortenTitle(page.title, siteName)),
    ...(section !== undefined && { section: removePictographs(section) }),
    siteName: removePictographs(siteName),
    host: new URL(site.url).host.replace(/^www\./, ''),
    locale,
    direction: getDirection(locale),
    colors: chooseColors(theme),
    fonts: listCardFonts(theme, settings.font, assets.files),
    ...(logo && { logo }),
    ...(darkLogo && { darkLogo }),
  };
}

function findLogo(
  path: string | undefined,
  { images }: Pick<RenderContext, 'images'>,
): CardLogo | undefined {
  const image = path === undefined ? undefined : images[path];
  return path && image
    ? { path, address: image.src, width: image.width, height: image.height }
    : undefined;
}
