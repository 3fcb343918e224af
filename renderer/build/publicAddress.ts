import type { World } from '../page/world.ts';

/** The full address of a route on the published site. */
export function publicAddress(route: string, { site, base }: Pick<World, 'site' | 'base'>): string {
  return new URL(base + route.slice(1), site.url).href;
}
