import { currentSite } from './currentSite.ts';

/** Returns every route that Vike prerenders. The page `/404` becomes 404.html. */
export function onBeforePrerenderStart(): string[] {
  return [...currentSite.pages.keys()].filter((route) => route !== '/404');
}
