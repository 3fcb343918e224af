import { currentSite } from './site/currentSite.ts';

/** For Vike's own prerendering (a test compares it with our writer): every route of the site. */
export async function onBeforePrerenderStart(): Promise<string[]> {
  const { pages } = await currentSite();
  return [...pages.keys()].filter((route) => route !== '/404');
}
