import { Fragment, isValidElement, Profiler, type ReactNode, StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { escapeMarkup } from '../../base/text/escape.ts';
import { isViewContext, withContextValue, withRenderer } from '../../sections/index.ts';
import type { StyledElement } from '../styles/styled.ts';
import { renderAttribute } from './renderAttribute.ts';

/**
 * Renders the same bytes as `renderWithReact` in a fraction of the time. Writes elements and plain
 * function components by itself, which most pages consist of; react-dom renders any tree with something
 * else in it (a hook, a class, memo, a form …).
 */
export function renderStatic(node: ReactNode): string {
  return tryRenderStatic(node) ?? renderWithReact(node);
}

/** Renders with react-dom, without its hints at images that browsers find a few elements later. */
export function renderWithReact(node: ReactNode): string {
  return renderToStaticMarkup(node).replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '');
}

/** Renders without react-dom; undefined if the tree needs react-dom or a component throws. */
export function tryRenderStatic(node: ReactNode): string | undefined {
  try {
    return withRenderer('static', () => new StaticMarkup().render(node));
  } catch {
    // A hook throws outside of React; an error of a component is thrown again by react-dom.
    return undefined;
  }
}

/** A single rendering. Throws `needsReact` for a tree that only react-dom can render. */
class StaticMarkup {
  #html = '';

  render(node: ReactNode): string {
    this.#node(node);
    return this.#html;
  }

  #node(node: ReactNode): void {
    if (typeof node === 'string') this.#html += escapeMarkup(node);
    else if (typeof node === 'number' || typeof node === 'bigint') this.#html += String(node);
    else if (Array.isArray(node)) for (const child of node) this.#node(child);
    else if (isValidElement<Props>(node)) this.#element(node.type, node.props);
    else if (node !== null && node !== undefined && typeof node !== 'boolean') throw needsReact;
  }

  #element(type: unknown, props: Props): void {
    if (typeof type === 'string') this.#tag(type, props);
    else if (typeof type === 'function') this.#component(type as Component, props);
    else if (type === Fragment || type === StrictMode || type === Profiler)
      this.#node(props.children);
    else if (isViewContext(type))
      withContextValue(type, props.value, () => this.#node(props.children));
    else throw needsReact;
  }

  #component(type: Component, props: Props): void {
    const { asTag } = type;
    if (asTag && (props.as == null || typeof props.as === 'string'))
      this.#tag(props.as ?? asTag.tag, props, asTag.id);
    else if (type.prototype?.isReactComponent) throw needsReact;
    else this.#node(type(props));
  }

  /** Writes an element. `styledId` is the class name of a styled component. */
  #tag(name: string, props: Props, styledId?: string): void {
    const { children, dangerouslySetInnerHTML: inner } = props;
    const tag = tags.get(name) ?? addTag(name);
    if (tag === 'react' || (name === 'button' && 'name' in props)) throw needsReact;
    this.#html += tag.start;
    this.#attributes(name, name === 'input' ? sortInputProps(props) : props, styledId);
    if (tag.end === '') {
      if (children != null || inner != null) throw needsReact;
      this.#html += '/>';
      return;
    }
    this.#html += '>';
    if (inner != null) {
      if (children != null || !('__html' in inner)) throw needsReact;
      this.#html += `${inner.__html ?? ''}`;
    } else this.#node(children);
    this.#html += tag.end;
  }

  #attributes(tag: string, props: Props, styledId?: string): void {
    for (const name in props) {
      const value = props[name];
      if (value == null || name === 'children' || name === 'dangerouslySetInnerHTML') continue;
      if (styledId && (name === 'className' || name === 'as' || name[0] === '$')) continue;
      // react-dom drops an empty `href`, except on a link.
      const isEmptyLink = value === '' && name === 'href' && tag === 'a';
      const markup = isEmptyLink ? ' href=""' : renderAttribute(name, value);
      if (markup === undefined) throw needsReact;
      this.#html += markup;
    }
    if (!styledId) return;
    const moreClasses = props.className ? ` ${escapeMarkup(`${props.className}`)}` : '';
    this.#html += ` class="${styledId}${moreClasses}"`;
  }
}

interface Props {
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string | null } | null;
  [name: string]: unknown;
}

type Component = ((props: Props) => ReactNode) & Partial<StyledElement>;

/** Returns the attributes of a check box or radio button in the order of react-dom. */
function sortInputProps({ type, name, defaultChecked, value, ...others }: Props): Props {
  const isPlain =
    (type === 'checkbox' || type === 'radio') &&
    [name, value].every((text) => /^(?:undefined|string|number)$/.test(typeof text)) &&
    /^(?:undefined|boolean)$/.test(typeof defaultChecked);
  if (!isPlain || Object.keys(others).length > 0) throw needsReact;
  return { type, name, checked: defaultChecked ? '' : undefined, value };
}

function addTag(name: string): Tag {
  const isVoid = voidElements.includes(name);
  const tag: Tag = /^[a-z][a-z0-9]*$/i.test(name)
    ? { start: `<${name}`, end: isVoid ? '' : `</${name}>` }
    : 'react';
  tags.set(name, tag);
  return tag;
}

/** `end` is empty for a void element; `react` marks elements that only react-dom renders. */
type Tag = { start: string; end: string } | 'react';

const voidElements = 'area base br col embed hr img input keygen param source track wbr'.split(' ');

/** Filled with the elements that sections use. */
const tags = new Map<string, Tag>(
  `body form head html link listing menuitem meta noscript object option pre script select
  style textarea title`
    .split(/\s+/)
    .map((name) => [name, 'react']),
);

const needsReact = new Error('Only react-dom can render this');
