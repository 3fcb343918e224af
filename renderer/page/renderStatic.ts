import { Fragment, isValidElement, Profiler, type ReactNode, StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isViewContext, withRenderer, withContextValue } from '../../sections/_shared/viewContext.ts';
import type { StyledElement } from '../styles/styled.ts';
import { renderAttribute } from './attributes.ts';
import { escapeMarkup } from './escape.ts';

/**
 * What react-dom's `renderToStaticMarkup` gives, byte for byte, in a fraction of the time. Elements
 * and plain functions, which is all that most pages are made of, are written here; where anything
 * else occurs (a hook, a class, memo, a form, …) react-dom renders the whole.
 */
export function renderStatic(node: ReactNode): string {
  return tryRenderStatic(node) ?? renderToStaticMarkup(node);
}

/** The same without help: undefined where react-dom is needed, and where a component throws. */
export function tryRenderStatic(node: ReactNode): string | undefined {
  try {
    return withRenderer('us', () => new StaticMarkup().of(node));
  } catch {
    // A hook throws where React does not render; what a component throws, it will throw again.
    return undefined;
  }
}

/** One rendering. Throws where something occurs that is react-dom's. */
class StaticMarkup {
  #html = '';
  /** Pictures of which the browser is told before it comes to them: address → link. */
  readonly #preloads = new Map<string, string>();
  #inPicture = false;

  of(node: ReactNode): string {
    this.#node(node);
    return [...this.#preloads.values(), this.#html].join('');
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
    else if (isViewContext(type)) withContextValue(type, props.value, () => this.#node(props.children));
    else throw needsReact;
  }

  #component(type: Component, props: Props): void {
    const { asTag: plain } = type;
    if (plain && (props.as == null || typeof props.as === 'string'))
      this.#tag(props.as ?? plain.tag, props, plain.id);
    else if (type.prototype?.isReactComponent) throw needsReact;
    else this.#node(type(props));
  }

  /** An element; `styledId` is the class of a styled one, whose props are those of the component. */
  #tag(name: string, props: Props, styledId?: string): void {
    const { children, dangerouslySetInnerHTML: inner } = props;
    const tag = tags.get(name) ?? learnTag(name);
    if (tag === 'react' || (name === 'button' && 'name' in props)) throw needsReact;
    if (name === 'img') this.#preload(props);
    this.#html += tag.start;
    this.#attributes(name, props, styledId);
    if (tag.end === '') {
      if (children != null || inner != null) throw needsReact;
      this.#html += '/>';
      return;
    }
    this.#html += '>';
    if (inner != null) {
      if (children != null || !('__html' in inner)) throw needsReact;
      this.#html += `${inner.__html ?? ''}`;
    } else if (name === 'picture' && !this.#inPicture) {
      this.#inPicture = true;
      this.#node(children);
      this.#inPicture = false;
    } else this.#node(children);
    this.#html += tag.end;
  }

  #attributes(tag: string, props: Props, styledId?: string): void {
    for (const name in props) {
      const value = props[name];
      if (value == null || name === 'children' || name === 'dangerouslySetInnerHTML') continue;
      if (styledId && (name === 'className' || name === 'as' || name[0] === '$')) continue;
      // A link may lead to the page itself.
      const isSelf = value === '' && name === 'href' && tag === 'a';
      const written = isSelf ? ' href=""' : renderAttribute(name, value);
      if (written === undefined) throw needsReact;
      this.#html += written;
    }
    if (!styledId) return;
    const more = props.className ? ` ${escapeMarkup(`${props.className}`)}` : '';
    this.#html += ` class="${styledId}${more}"`;
  }

  /** react-dom has a picture that is loaded at once announced, unless the browser has a choice. */
  #preload({ src, srcSet, loading, fetchPriority, ...others }: Props): void {
    if (this.#inPicture || loading === 'lazy' || fetchPriority === 'low') return;
    if (typeof src !== 'string' || srcSet != null || announced.some((name) => name in others))
      throw needsReact;
    if (src === '' || /^data:/i.test(src) || this.#preloads.has(src)) return;
    // After ten, those of high priority go first.
    if (this.#preloads.size === 10) throw needsReact;
    const link = new StaticMarkup();
    link.#attributes('link', { rel: 'preload', as: 'image', href: src, fetchPriority });
    this.#preloads.set(src, `<link${link.#html}/>`);
  }
}

interface Props {
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string | null } | null;
  [name: string]: unknown;
}

type Component = ((props: Props) => ReactNode) & Partial<StyledElement>;

/** Further attributes of a picture that its announcement repeats. */
const announced = ['crossOrigin', 'integrity', 'type', 'referrerPolicy'];

function learnTag(name: string): Tag {
  const isVoid = voidElements.includes(name);
  const tag: Tag = /^[a-z][a-z0-9]*$/i.test(name)
    ? { start: `<${name}`, end: isVoid ? '' : `</${name}>` }
    : 'react';
  tags.set(name, tag);
  return tag;
}

/** `end` is empty for an element that has no content. Some are react-dom's alone. */
type Tag = { start: string; end: string } | 'react';

const voidElements = 'area base br col embed hr img keygen param source track wbr'.split(' ');

/** Grows with the elements that sections use. */
const tags = new Map<string, Tag>(
  `body form head html input link listing menuitem meta noscript object option pre script select
  style textarea title`
    .split(/\s+/)
    .map((name) => [name, 'react']),
);

const needsReact = new Error('Only react-dom can render this');
