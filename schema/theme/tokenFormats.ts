import { parseColor } from './color.ts';
import { splitOutsideParentheses as split } from './splitOutsideParentheses.ts';

/** A `format` of `site.theme` with its diagnostic. */
interface TokenFormat {
  accepts(text: string): boolean;
  /** The expected kind of value, to continue "is not". */
  noun: string;
  hint: string;
}

/** The formats of design tokens by name. Every value that they accept is safe in a stylesheet. */
export const tokenFormats: Record<string, TokenFormat> = {
  color: {
    accepts: isCssColor,
    noun: 'a colour',
    hint: 'write it as "#0a5cff" in quotes, or as oklch(…), rgb(…), hsl(…)',
  },
  'seed-color': {
    accepts: (text) => isCssColor(text) && parseColor(text) !== undefined,
    noun: 'a colour that others can be derived from',
    hint: 'write it as "#0a5cff" in quotes, or as oklch(…), rgb(…), hsl(…)',
  },
  'font-family': {
    accepts: isFontFamily,
    noun: 'the name of a font family',
    hint: 'use letters, digits, spaces and hyphens, such as Open Sans',
  },
  'font-families': {
    accepts: (text) => text.length <= 500 && text.split(',').every(isListedFamily),
    noun: 'a list of font families',
    hint: 'separate the families with commas, such as Georgia, serif',
  },
  'font-file': {
    accepts: (text) =>
      /^(?!.*(?:\.\.|\/\/))\/[^/.\\\p{Cc}]\P{Cc}*\.(woff2?|[to]t[fc])$/iu.test(text),
    noun: 'the path of a font file',
    hint: 'put a .woff2, .ttf or .otf file in public/ and write its path, such as /fonts/figtree.woff2',
  },
};

function isFontFamily(text: string): boolean {
  return text.length <= 100 && /^[\p{L}\p{N}][\p{L}\p{N}\p{M} .&'+_-]*$/u.test(text);
}

/** Whether a text is a font family, quoted or not. CSS allows fewer characters without quotes. */
function isListedFamily(item: string): boolean {
  const name = item.trim();
  const quoted = /^(["'])(.*)\1$/.exec(name);
  if (quoted?.[2] !== undefined) return isFontFamily(quoted[2]) && !quoted[2].includes("'");
  return (
    isFontFamily(name) &&
    /^[\p{L}_-][\p{L}\p{N}\p{M}_-]*(?: [\p{L}_-][\p{L}\p{N}\p{M}_-]*)*$/u.test(name)
  );
}

/**
 * Whether a text is a CSS colour, which may depend on others: `#0a5cff`, `teal`, `var(--color-accent)`,
 * `oklch(from teal l c h / 50%)`. Every accepted text is safe in a stylesheet.
 */
function isCssColor(text: string): boolean {
  const color = text.toLowerCase();
  if (text.length > 500 || !/^(?!.*\/\*)[\w .,%#()/*+-]+$/.test(color)) return false;
  const names = [...color.matchAll(/([\w-]*)\(/g)].map(([, name = '']) => name);
  return names.length <= 20 && names.every((name) => functions.has(name)) && isColor(color);
}

function isColor(text: string): boolean {
  if (text.startsWith('#')) return /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(text);
  if (/^[a-z]+$/.test(text))
    return systemColors.has(text) || (/[g-z]/.test(text) && parseColor(text) !== undefined);
  const [, name = '', inside = ''] = /^([a-z-]+)\( *(.*?) *\)$/.exec(text) ?? [];
  const items = split(inside, ',');
  if (name === 'light-dark') return items.length === 2 && items.every(isColor);
  if (name === 'var') {
    const [variable = '', ...fallback] = items;
    return /^--[a-z\d][a-z\d-]*$/.test(variable) && fallback.length < 2 && fallback.every(isColor);
  }
  if (name === 'color-mix') {
    const [space = '', ...colors] = items;
    return /^in(?: [a-z][a-z\d-]*)+$/.test(space) && colors.length === 2 && colors.every(isShare);
  }
  return isComponents(name, split(inside, ' '));
}

/** A colour of a mixture, perhaps with its share before or after it. */
function isShare(text: string): boolean {
  return isColor(text.replace(/^(?:\d*\.)?\d+% | (?:\d*\.)?\d+%$/, ''));
}

/** Whether a function takes components, also the components of another colour: `from teal l c h / 50%`. */
function isComponents(name: string, components: readonly string[]): boolean {
  const [from, color = '', ...others] = components;
  if (from === 'from' && !isColor(color)) return false;
  const known =
    from === 'from'
      ? others.map((component) => component.replace(/^(?:[a-z]|alpha)$/, '0'))
      : components;
  return parseColor(`${name}(${known.map(calculate).join(' ')})`) !== undefined;
}

/** Replaces a calculation by a number; leaves one that is not valid. */
function calculate(component: string): string {
  if (!/^(?:calc|min|max|clamp|var)\(/.test(component)) return component;
  let text = component.replaceAll(/var\(--[a-z\d][a-z\d-]*\)/g, '1');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replaceAll(calculation, '1');
  }
  return text;
}

const operand = String.raw`(?:[+-]?(?:\d*\.)?\d+(?:%|deg|rad|grad|turn)?|[a-z]|alpha)`;
const calculation = new RegExp(
  String.raw`(?:calc|min|max|clamp|)\( *${operand}(?:(?: [+-] | ?[*/,] ?)${operand})* *\)`,
  'g',
);

const functions = new Set(
  ' rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark var calc min max clamp'.split(
    ' ',
  ),
);

/** The colour keywords that have no fixed value (https://www.w3.org/TR/css-color-4/#css-system-colors). */
const systemColors = new Set(
  `transparent currentcolor accentcolor accentcolortext activetext buttonborder buttonface buttontext
  canvas canvastext field fieldtext graytext highlight highlighttext linktext mark marktext selecteditem
  selecteditemtext visitedtext`.split(/\s+/),
);
