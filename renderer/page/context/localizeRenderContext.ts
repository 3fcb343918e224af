import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import type { RenderContext } from './RenderContext.ts';

/** Returns the render context in a language; the same object for all pages of the language. */
export function localizeRenderContext(
  renderContext: RenderContext,
  locale: string | undefined,
): RenderContext {
  const own = locale === undefined ? undefined : renderContext.localized?.[locale];
  if (!own) return renderContext;
  const contexts = getOrCreate(known, renderContext, () => new Map());
  return getOrCreate(contexts, own, () => ({ ...renderContext, ...own }));
}

const known = new WeakMap<RenderContext, Map<object, RenderContext>>();
