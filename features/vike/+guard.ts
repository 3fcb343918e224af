import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { currentSite } from './currentSite.ts';

/** Answers with the page `/404` where the manifest has no page for the URL. */
export function guard({ urlPathname }: PageContextServer): void {
  if (!currentSite.pages.has(urlPathname)) throw render(404);
}
