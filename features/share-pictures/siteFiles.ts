import type { SiteFile, SiteFileContext } from '../../renderer/index.ts';
import { type ListPaths, readKeys } from '../../schema/vocabulary.ts';
import { keys } from './keys.ts';
import { listPictures } from './listPictures.ts';

/** The pictures are assets, which no page links to. */
export const paths: ListPaths = () => ({});

/** Lists the pictures of a build. `dev` and `edit` draw them when they are looked at. */
export function siteFiles(context: SiteFileContext): SiteFile[] {
  const { files, renderContext } = context;
  const { sharePictures } = readKeys(renderContext.site, keys.site);
  return sharePictures && files ? listPictures(context, files) : [];
}
