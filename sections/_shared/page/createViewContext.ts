import { type Context, createContext, useContext } from 'react';

/**
 * Creates a React context for views. Unlike a plain one, it also works in the renderer that does
 * without React (renderer/page/renderStatic.ts).
 */
export function createViewContext<Value>(initial: Value): Context<Value> {
  const context = createContext(initial);
  values.set(context, initial);
  return context;
}

/** Returns the value of a view context at the component being rendered. */
export function useViewContext<Value>(context: Context<Value>): Value {
  // biome-ignore lint/correctness/useHookAtTopLevel: the renderer is the same for a whole page
  return isStaticRender ? (values.get(context) as Value) : useContext(context);
}

/** Whether `createViewContext` created the context. */
export function isViewContext(type: unknown): type is Context<unknown> {
  return values.has(type as object);
}

/** Runs `render` with a value for a view context. Only for renderStatic, as React keeps its own. */
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

/** Runs `render`, during which view contexts take their values from renderStatic or from React. */
export function withRenderer<Result>(renderer: 'static' | 'react', render: () => Result): Result {
  const outer = isStaticRender;
  isStaticRender = renderer === 'static';
  try {
    return render();
  } finally {
    isStaticRender = outer;
  }
}

const values = new Map<object, unknown>();
let isStaticRender = false;
