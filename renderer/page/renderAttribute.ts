import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { escapeMarkup } from '../../base/text/escape.ts';

/**
 * Returns an attribute as react-dom writes it, after a space; an empty string for a value that leaves
 * it out; undefined for the few values that only react-dom can write, or that depend on the element.
 * Knows the usual names. Asks react-dom once for each other one, and once for each value that is no
 * ordinary text or number.
 */
export function renderAttribute(name: string, value: unknown): string | undefined {
  const type = typeof value;
  if (type === 'function' && name.startsWith('on')) return '';
  if (type === 'object' || type === 'function' || type === 'symbol') return undefined;
  const attribute = attributes.get(name) ?? addAttribute(name);
  const { start, isAddress, isPlain, others } = attribute;
  if (start !== undefined && (type === 'string' ? value !== '' : (value as number) >= 1)) {
    if (type === 'string' && isAddress && looksLikeScript.test(value as string)) return undefined;
    if (type === 'string' || type === 'number') return `${start}${escapeMarkup(String(value))}"`;
  }
  if (isPlain && (value === '' || Number.isFinite(value))) return `${start}${value}"`;
  if (isPlain && type === 'boolean' && dataNames.test(name)) return `${start}${value}"`;
  if (!others.has(value)) others.set(value, askReact(name, value));
  return others.get(value);
}

interface Attribute {
  /** The markup before any text or number from 1 on; undefined if the value decides more. */
  start: string | undefined;
  isAddress: boolean;
  /** Whether the empty text and other numbers are written like any text. */
  isPlain: boolean;
  /** Other value → its markup. */
  others: Map<unknown, string | undefined>;
}

const attributes = new Map<string, Attribute>();

function addAttribute(name: string): Attribute {
  const isPlain = dataNames.test(name) || Object.hasOwn(plainNames, name);
  const attribute: Attribute = {
    start: isPlain ? ` ${plainNames[name] ?? name}="` : askForStart(name),
    isAddress: addressNames.test(name),
    isPlain,
    others: new Map(),
  };
  attributes.set(name, attribute);
  return attribute;
}

function askForStart(name: string): string | undefined {
  if (name === 'href' || name === 'src') return ` ${name}="`;
  const markup = askReact(name, 'a');
  const start = markup?.endsWith('="a"') ? markup.slice(0, -2) : undefined;
  return askReact(name, 2) === `${start}2"` ? start : undefined;
}

/** Returns what react-dom writes; undefined if it throws, or writes it differently in some elements. */
function askReact(name: string, value: unknown): string | undefined {
  if (elementNames.test(name)) return undefined;
  try {
    return renderToStaticMarkup(createElement('i', { [name]: value })).slice(2, -'></i>'.length);
  } catch {
    return undefined;
  }
}

/** Attributes of forms and their buttons, which react-dom writes after the others. */
const elementNames = /^(?:action|form(?:Action|EncType|Method|Target))$/;
const addressNames = /^(?:src|href|xlinkHref)$/;
/** Attributes that take any value. */
const dataNames = /^(?:data|aria)-[a-z]+(?:-[a-z]+)*$/;

/**
 * Names that sections use → how react-dom writes them, before any text or number. With these, most
 * pages need not load it.
 */
export const plainNames: Readonly<Record<string, string>> = {
  alt: 'alt',
  className: 'class',
  d: 'd',
  decoding: 'decoding',
  dir: 'dir',
  fill: 'fill',
  height: 'height',
  htmlFor: 'for',
  id: 'id',
  lang: 'lang',
  loading: 'loading',
  media: 'media',
  name: 'name',
  popover: 'popover',
  popoverTarget: 'popoverTarget',
  rel: 'rel',
  role: 'role',
  scope: 'scope',
  sizes: 'sizes',
  srcSet: 'srcSet',
  tabIndex: 'tabindex',
  target: 'target',
  title: 'title',
  type: 'type',
  viewBox: 'viewBox',
  width: 'width',
};
/** Matches more than the addresses that react-dom disarms, with a shorter pattern. */
const looksLikeScript = /^\W*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i;
