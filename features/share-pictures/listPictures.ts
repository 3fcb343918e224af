import { join } from 'node:path';
import { cacheFolder } from '../../base/files/cacheFolder.ts';
import { readOrCreate } from '../../base/files/checksummedFile.ts';
import { readPublicFile } from '../../base/files/readPublicFile.ts';
import type { SiteFile, SiteFileContext } from '../../renderer/index.ts';
import { readFacts } from '../../schema/index.ts';
import { type CardFont, engineFonts } from './card/listCardFonts.ts';
import { readCardImage } from './draw/readCardImage.ts';
import { facts } from './facts.ts';
import { makePicture } from './makePicture.ts';
import { planPicture } from './planPicture.ts';

/** Lists the pictures of a build, with the fonts among its files. */
export function listPictures(
  { root, pages, renderContext, getFacts }: SiteFileContext,
  files: NonNullable<SiteFileContext['files']>,
): SiteFile[] {
  const { base } = renderContext;
  const readFont = async ({ path, address }: CardFont) =>
    path.startsWith(engineFonts)
      ? Buffer.from(files.get(decodeURI(address.slice(base.length))) ?? '')
      : readPublicFile(root, path);
  const sources = { root, readFont, readImage: (path: string) => readCardImage(root, path) };
  return pages.flatMap((page): SiteFile[] => {
    const { sharePhoto } = readFacts(getFacts(page), facts);
    const picture = planPicture(page, sharePhoto, renderContext);
    if (!picture) return [];
    const { path } = picture;
    const cached = join(cacheFolder(root, 'images'), path.replace('assets/', ''));
    return [[path, () => readOrCreate(cached, () => makePicture(picture, sources))]];
  });
}
