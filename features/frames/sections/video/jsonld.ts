import { toIsoMoment } from '../../../../base/time/parseMoment.ts';
import { absoluteImage, type PageContext } from '../../../../sections/section.ts';
import { readAddress } from './readAddress.ts';
import type { Video } from './schema.ts';

/** Returns the video as a schema.org VideoObject once its day of publication is known. */
export default function videoData(section: Video, page: PageContext): object[] {
  const { name, published, poster, file, address, intro } = section;
  const thumbnailUrl = published && poster && absoluteImage(poster.src, page);
  if (!thumbnailUrl) return [];
  const player = address && readAddress(address)?.player;
  return [
    {
      '@type': 'VideoObject',
      name,
      description: intro ?? name,
      uploadDate: toIsoMoment(published, page.site.timeZone ?? 'UTC'),
      thumbnailUrl,
      ...(file && { contentUrl: page.absolute(file) }),
      ...(player && { embedUrl: player.replace(/\?.*/, '') }),
    },
  ];
}
