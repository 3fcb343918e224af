import type { RenderContext } from '../../page/context/RenderContext.ts';
import { publicUrl } from './publicUrl.ts';

/** Generates robots.txt (RFC 9309), which allows everything and names the sitemap. */
export function generateRobots(renderContext: RenderContext): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${publicUrl('/sitemap.xml', renderContext)}\n`;
}
