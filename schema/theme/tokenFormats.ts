import { parseColour } from './colour.ts';
import { isCssColour } from './isCssColour.ts';

/** A `format` of `site.theme` with its diagnostic. */
interface TokenFormat {
  accepts(text: string): boolean;
  /** The expected kind of value, to continue "is not". */
  noun: string;
  hint: string;
}

/** The formats of design tokens by name. Every value that they accept is safe in a stylesheet. */
export const tokenFormats: Record<string, TokenFormat> = {
  colour: {
    accepts: isCssColour,
    noun: 'a colour',
    hint: 'write it as "#0a5cff" in quotes, or as oklch(…), rgb(…), hsl(…)',
  },
  'seed-colour': {
    accepts: (text) => isCssColour(text) && parseColour(text) !== undefined,
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
      /^\/(?:[\w@+~-][\w@.+~-]*\/)*[\w@+~-][\w@.+~-]*\.woff2$/i.test(text) && !text.includes('..'),
    noun: 'the path of a font file',
    hint: 'put a .woff2 file in public/ and write its path, such as /fonts/figtree.woff2',
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
