import type { RenderContext } from '../../page/RenderContext.ts';
import { publicAddress } from './publicAddress.ts';

/** robots.txt (RFC 9309): everything may be read; where the sitemap is. */
export function robotsFile(renderContext: RenderContext): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${publicAddress('/sitemap.xml', renderContext)}\n`;
}
