import { createElement, type ElementType, type ReactElement } from 'react';

/**
 * What `styled-components` is at run time, on the server and in islands alike: an element with a
 * fixed class name. The styles themselves were compiled to the site's stylesheet at build time
 * (stylesheet.tsx), so nothing is injected and a strict CSP holds.
 */
const styled = new Proxy(
  (target: ElementType) => template(target, { id: undefined, attributes: {} }),
  { get: (_, tag: string) => template(tag as ElementType, { id: undefined, attributes: {} }) },
);

export default styled;
export { styled };

/** Style text, compiled at build time. */
export function css(strings: TemplateStringsArray, ...values: unknown[]): string {
  return String.raw({ raw: strings }, ...values);
}

/** Names an animation; its frames are compiled at build time. */
export function keyframes(strings: TemplateStringsArray, ...values: unknown[]): string {
  const frames = css(strings, ...values);
  const name = `frames-${hash(frames)}`;
  if (import.meta.env.SSR) declare({ kind: 'keyframes', name, css: frames });
  return name;
}

/** Declares global styles; the component itself renders nothing. */
export function createGlobalStyle(strings: TemplateStringsArray, ...values: unknown[]) {
  if (import.meta.env.SSR) declare({ kind: 'global', css: css(strings, ...values) });
  return () => null;
}

/** Everything that was declared, in the order of evaluation. Filled on the server only. */
export const declarations: Declaration[] = [];

/** One declared style. */
export type Declaration =
  | { kind: 'component'; id: string; css: string }
  | { kind: 'keyframes'; name: string; css: string }
  | { kind: 'global'; css: string };

/** In development a module is evaluated again after each edit: its styles take their old place. */
function declare(declaration: Declaration) {
  const same = import.meta.env.DEV
    ? declarations.findIndex((other) => nameOf(other) === nameOf(declaration))
    : -1;
  if (same >= 0) declarations[same] = declaration;
  else declarations.push(declaration);
}

function nameOf(declaration: Declaration): string {
  if (declaration.kind === 'component') return declaration.id;
  if (declaration.kind === 'keyframes') return declaration.name;
  // Global styles have no name; their first selector tells one from another.
  return `global ${declaration.css.split('{')[0]}`;
}

interface Settings {
  id: string | undefined;
  attributes: Record<string, unknown>;
}

interface Template {
  (strings?: TemplateStringsArray, ...values: unknown[]): StyledElement;
  attrs(attributes: Record<string, unknown>): Template;
  withConfig(config: { componentId?: string }): Template;
}

/** What stands for an element with styles. */
export interface StyledElement {
  (props: Record<string, unknown>): ReactElement;
  toString(): string;
  /** Its tag and class name, where that is all there is to it. */
  asTag: { tag: string; id: string } | undefined;
}

function template(target: ElementType, { id, attributes }: Settings): Template {
  return Object.assign(
    (strings?: TemplateStringsArray, ...values: unknown[]) => {
      if (!id) throw new Error('A styled component must be a top-level const in a style.ts file');
      if (import.meta.env.SSR && strings)
        declare({ kind: 'component', id, css: css(strings, ...values) });
      return element(target, id, attributes);
    },
    {
      attrs: (more: Record<string, unknown>) =>
        template(target, { id, attributes: { ...attributes, ...more } }),
      withConfig: (config: { componentId?: string }) =>
        template(target, { id: config.componentId, attributes }),
    },
  );
}

function element(target: ElementType, id: string, attributes: object): StyledElement {
  const Styled = ({ as, className, ...props }: Record<string, unknown>) => {
    for (const key in props) if (key.startsWith('$')) delete props[key];
    return createElement((as as ElementType) ?? target, {
      ...attributes,
      ...props,
      className: className ? `${id} ${className}` : id,
    });
  };
  const asTag =
    typeof target === 'string' && Object.keys(attributes).length === 0
      ? { tag: target, id }
      : undefined;
  return Object.assign(Styled, { toString: () => `.${id}`, asTag });
}

function hash(text: string): string {
  let sum = 5381;
  for (let i = 0; i < text.length; i++) sum = ((sum * 33) ^ text.charCodeAt(i)) >>> 0;
  return sum.toString(36);
}
