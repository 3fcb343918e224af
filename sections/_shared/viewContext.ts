import { type Context, createContext, useContext } from 'react';

/**
 * A React context for views. Its value reaches them whoever renders the page: React, or our own
 * renderer (renderer/page/renderStatic.ts), which React knows nothing of.
 */
export function createViewContext<Value>(initial: Value): Context<Value> {
  const context = createContext(initial);
  values.set(context, initial);
  return context;
}

/** The value of a context around the view that is being rendered. */
export function useViewContext<Value>(context: Context<Value>): Value {
  // biome-ignore lint/correctness/useHookAtTopLevel: who renders is the same for a whole page
  return isStaticRender ? (values.get(context) as Value) : useContext(context);
}

/** Whether it was made by `viewContext()`. */
export function isViewContext(type: unknown): type is Context<unknown> {
  return values.has(type as object);
}

/** Renders with a value for a context; for our own renderer. */
export function withContextValue<Result>(
  context: Context<unknown>,
  value: unknown,
  render: () => Result,
): Result {
  const outer = values.get(context);
  values.set(context, value);
  try {
    return render();
  } finally {
    values.set(context, outer);
  }
}

/** Says who renders meanwhile: our own renderer, or React. */
export function withRenderer<Result>(renderer: 'us' | 'react', render: () => Result): Result {
  const outer = isStaticRender;
  isStaticRender = renderer === 'us';
  try {
    return render();
  } finally {
    isStaticRender = outer;
  }
}

const values = new Map<object, unknown>();
let isStaticRender = false;
