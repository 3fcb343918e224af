// Used by Vike only, which only tests/parity.test.ts runs.
import { currentSite } from './site/currentSite.ts';

/** Returns every route that Vike prerenders. */
export async function onBeforePrerenderStart(): Promise<string[]> {
  const { pages } = await currentSite();
  return [...pages.keys()];
}
