import { encodeAddress } from '../../../base/text/encodePath.ts';
import type { RenderContext } from './RenderContext.ts';

/** Returns the absolute URL of a route on the published site. */
export function publicUrl(
  route: string,
  { site, base }: Pick<RenderContext, 'site' | 'base'>,
): string {
  return new URL(base + encodeAddress(route.slice(1)), site.url).href;
}
