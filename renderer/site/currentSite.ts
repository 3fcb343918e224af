import type { Page } from '../../schema/page.ts';
import type { RenderContext } from '../page/RenderContext.ts';

/** The site that Vike renders. */
export interface CurrentSite {
  /** Pages by route. */
  pages: Map<string, Page>;
  renderContext: RenderContext;
}

/** Returns the site that `provideSite` set. Vike's hooks, which are in another bundle, call it. */
export function currentSite(): Promise<CurrentSite> {
  const provide = (globalThis as Record<symbol, unknown>)[key] as
    | (() => Promise<CurrentSite>)
    | undefined;
  if (!provide) throw new Error('provideSite() must be called first');
  return provide();
}

/** Sets the site that Vike renders from now on. */
export function provideSite(provide: () => Promise<CurrentSite>): void {
  (globalThis as Record<symbol, unknown>)[key] = provide;
}

const key = Symbol.for('blockwright.currentSite');
