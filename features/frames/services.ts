import type { FrameService } from './services/_shared/FrameService.ts';
import { bluesky } from './services/bluesky.ts';
import { cal } from './services/cal.ts';
import { calendly } from './services/calendly.ts';
import { crisp } from './services/crisp.ts';
import { facebook } from './services/facebook.ts';
import { googleMaps } from './services/googleMaps.ts';
import { instagram } from './services/instagram.ts';
import { linkedIn } from './services/linkedIn.ts';
import { mastodon } from './services/mastodon.ts';
import { openStreetMap } from './services/openStreetMap.ts';
import { tawk } from './services/tawk.ts';
import { tikTok } from './services/tikTok.ts';
import { vimeo } from './services/vimeo.ts';
import { x } from './services/x.ts';
import { youtube } from './services/youtube.ts';
import type { titles } from './titles.ts';

/** The services by the name in `site.frames`. */
export const services: Record<keyof typeof titles, FrameService> = {
  'google-maps': googleMaps,
  openstreetmap: openStreetMap,
  cal,
  calendly,
  youtube,
  vimeo,
  tawk,
  crisp,
  instagram,
  x,
  linkedin: linkedIn,
  facebook,
  tiktok: tikTok,
  bluesky,
  mastodon,
};
