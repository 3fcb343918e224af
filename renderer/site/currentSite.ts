import type { Page } from '../../schema/page.ts';
import type { RenderContext } from '../page/RenderContext.ts';

/** The site being served: its pages by route, and what they share. */
export interface CurrentSite {
  pages: Map<string, Page>;
  renderContext: RenderContext;
}

/** Set by whoever serves or prerenders; read by Vike's hook, which lives in another bundle. */
export function currentSite(): Promise<CurrentSite> {
  const provide = (globalThis as Record<symbol, unknown>)[key] as
    | (() => Promise<CurrentSite>)
    | undefined;
  if (!provide) throw new Error('No site is being served');
  return provide();
}

/** Names the site that Vike's hook renders from now on. */
export function provideSite(provide: () => Promise<CurrentSite>): void {
  (globalThis as Record<symbol, unknown>)[key] = provide;
}

const key = Symbol.for('blockwright.currentSite');
