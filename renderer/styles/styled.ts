import { createElement, type ElementType, type ReactElement } from 'react';

/**
 * Replaces `styled-components` at run time, on the server and in islands: renders an element with a
 * fixed class name. compileStyles.tsx compiles the styles at build time, so nothing is injected
 * into pages and a strict CSP holds.
 */
const styled = new Proxy(
  (target: ElementType) => createTemplate(target, { id: undefined, attributes: {} }),
  {
    get: (_, tag: string) => createTemplate(tag as ElementType, { id: undefined, attributes: {} }),
  },
);

export default styled;
export { styled };

/** Returns style text for use inside a template. */
export function css(strings: TemplateStringsArray, ...values: unknown[]): string {
  const isFunction = (value: unknown) => typeof value === 'function' && !('asTag' in value);
  if (import.meta.env.SSR && values.some(isFunction))
    throw new Error('a style contains a function, but styles are compiled once for all pages');
  return String.raw({ raw: strings }, ...values);
}

/** Declares an animation and returns its name. */
export function keyframes(strings: TemplateStringsArray, ...values: unknown[]): string {
  const frames = css(strings, ...values);
  const name = `frames-${hash(frames)}`;
  if (import.meta.env.SSR) declare({ kind: 'keyframes', name, css: frames });
  return name;
}

/** Declares global styles and returns a component that renders nothing. */
export function createGlobalStyle(strings: TemplateStringsArray, ...values: unknown[]) {
  if (import.meta.env.SSR) declare({ kind: 'global', css: css(strings, ...values) });
  return () => null;
}

/** Every declared style in order of evaluation. Filled on the server only. */
export const declarations: Declaration[] = [];

/** One declared style. */
export type Declaration =
  | { kind: 'component'; id: string; name: string; css: string }
  | { kind: 'keyframes'; name: string; css: string }
  | { kind: 'global'; css: string };

/** Adds a style. In development an edited module runs again and replaces its earlier styles. */
function declare(declaration: Declaration) {
  const index = import.meta.env.DEV
    ? declarations.findIndex((other) => getName(other) === getName(declaration))
    : -1;
  if (index >= 0) declarations[index] = declaration;
  else declarations.push(declaration);
}

function getName(declaration: Declaration): string {
  if (declaration.kind === 'component') return declaration.id;
  if (declaration.kind === 'keyframes') return declaration.name;
  // Global styles have no name, but their first selectors differ.
  return `global ${declaration.css.split('{')[0]}`;
}

interface Settings {
  id: string | undefined;
  name?: string | undefined;
  attributes: Record<string, unknown>;
}

interface Template {
  (strings?: TemplateStringsArray, ...values: unknown[]): StyledElement;
  attrs(attributes: Record<string, unknown>): Template;
  withConfig(config: { componentId?: string; displayName?: string }): Template;
}

/** A component that renders an element with the class of its styles. */
export interface StyledElement {
  (props: Record<string, unknown>): ReactElement;
  toString(): string;
  /** What it renders. */
  rendered: { tag: ElementType; classes: string; attributes: object };
  /** The tag and class names of an HTML element without further attributes. */
  asTag: { tag: string; id: string } | undefined;
}

function createTemplate(target: ElementType, { id, name, attributes }: Settings): Template {
  return Object.assign(
    (strings?: TemplateStringsArray, ...values: unknown[]) => {
      if (!id) throw new Error('A styled component must be a top-level const in a style.ts file');
      if (import.meta.env.SSR && strings)
        declare({ kind: 'component', id, name: name ?? id, css: css(strings, ...values) });
      return createStyledElement(target, id, attributes);
    },
    {
      attrs: (more: Record<string, unknown>) =>
        createTemplate(target, { id, name, attributes: { ...attributes, ...more } }),
      withConfig: (config: { componentId?: string; displayName?: string }) =>
        createTemplate(target, { id: config.componentId, name: config.displayName, attributes }),
    },
  );
}

function createStyledElement(
  target: ElementType,
  id: string,
  { as, ...own }: Record<string, unknown>,
): StyledElement {
  // A component that extends another one renders one element, with the classes of both.
  const base = (target as Partial<StyledElement>).rendered;
  const tag = (as as ElementType) ?? base?.tag ?? target;
  const classes = base ? `${base.classes} ${id}` : id;
  const attributes = { ...base?.attributes, ...own };
  const Styled = ({ as = tag, className, ...props }: Record<string, unknown>) => {
    for (const key in props) if (key.startsWith('$')) delete props[key];
    return createElement(as as ElementType, {
      ...attributes,
      ...props,
      className: className ? `${classes} ${className}` : classes,
    });
  };
  return Object.assign(Styled, {
    toString: () => `.${id}`,
    rendered: { tag, classes, attributes },
    asTag:
      typeof tag === 'string' && Object.keys(attributes).length === 0
        ? { tag, id: classes }
        : undefined,
  });
}

function hash(text: string): string {
  let value = 5381;
  for (let i = 0; i < text.length; i++) value = ((value * 33) ^ text.charCodeAt(i)) >>> 0;
  return value.toString(36);
}
