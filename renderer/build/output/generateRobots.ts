import type { RenderContext } from '../../page/RenderContext.ts';
import { publicUrl } from './publicUrl.ts';

/** robots.txt (RFC 9309): everything may be read; where the sitemap is. */
export function generateRobots(renderContext: RenderContext): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${publicUrl('/sitemap.xml', renderContext)}\n`;
}
