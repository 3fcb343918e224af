import type { World } from '../page/world.ts';
import { publicAddress } from './publicAddress.ts';

/** robots.txt (RFC 9309): everything may be read; where the sitemap is. */
export function robotsFile(world: World): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${publicAddress('/sitemap.xml', world)}\n`;
}
