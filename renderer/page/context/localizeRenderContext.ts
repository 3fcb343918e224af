import type { RenderContext } from './RenderContext.ts';

/** Returns the render context in a language; the same object for all pages of the language. */
export function localizeRenderContext(
  renderContext: RenderContext,
  locale: string | undefined,
): RenderContext {
  const own = locale === undefined ? undefined : renderContext.localized?.[locale];
  if (!own) return renderContext;
  let contexts = known.get(renderContext);
  if (!contexts) {
    contexts = new Map();
    known.set(renderContext, contexts);
  }
  let context = contexts.get(own);
  if (!context) {
    context = { ...renderContext, ...own };
    contexts.set(own, context);
  }
  return context;
}

const known = new WeakMap<RenderContext, Map<object, RenderContext>>();
