import { isPattern, type Redirect } from '../../../base/redirects/Redirect.ts';

/** The addresses of a redirect as regular expressions, which match them as browsers send them. */
export interface AddressPattern {
  /** The path without slashes at its end; a group for each of `names`. */
  path: string;
  /** The parts that the new address may use. */
  names: readonly string[];
  /** The parameters that a request must have, each as `name=value`. */
  parameters: readonly string[];
}

/**
 * Turns the old address of a redirect into regular expressions of the simple kind that all servers
 * understand. Letters may be encoded, digits of codes may be capitals, and accents may be letters of their own.
 */
export function createAddressPattern(redirect: Pick<Redirect, 'path' | 'query'>): AddressPattern {
  const names: string[] = [];
  const capture = (name: string, pattern: string) => {
    names.push(name);
    return `(${pattern})`;
  };
  const segments = redirect.path.split('/').slice(1);
  const path = segments.map((segment, index) => {
    if (segment === '*' && index === segments.length - 1)
      return `(?:/+${capture('splat', '[^? ]*[^/? ]')})?`;
    const isName = isPattern(redirect) && /^:[a-z]\w*$/i.test(segment);
    return `/${isName ? capture(segment.slice(1), '[^/? ]+') : toPattern(segment)}`;
  });
  return {
    path: path.join('') === '/' ? '' : path.join(''),
    names,
    parameters: redirect.query.map(([name, value]) => `${toParameter(name)}=${toParameter(value)}`),
  };
}

/** Returns the end of a pattern that matches a request with its query. */
export function endOfAddress({ parameters }: Pick<AddressPattern, 'parameters'>): string {
  const all = parameters.map((parameter) => `(?=(?:[^ ]*&)?${parameter}(?:[& ]|$))`);
  return all.length > 0 ? `/*[?]${all.join('')}` : '/*(?:[? ]|$)';
}

/** Replaces the names of parts in a new address, such as `:splat`, by the groups of its pattern. */
export function fillTarget(
  to: string,
  { names }: Pick<AddressPattern, 'names'>,
  toGroup: (index: number) => string,
): string {
  return to.replaceAll(/:([a-z]\w*)/gi, (text, name: string) =>
    names.includes(name) ? toGroup(names.indexOf(name) + 1) : text,
  );
}

/** Returns the pattern of a decoded text. */
function toPattern(text: string): string {
  return Array.from(text.normalize(), toLetterPattern).join('');
}

function toLetterPattern(letter: string): string {
  if (/[\w-]/.test(letter)) return letter;
  if (letter > '~') {
    const forms = [letter, letter.normalize('NFD')];
    return `(?:${[...new Set([...forms.map(encode), ...forms])].join('|')})`;
  }
  const code = encode(letter);
  return /[!$&'()*+,.:;=@~]/.test(letter) ? `(?:[${letter}]|${code})` : code;
}

function toParameter(text: string): string {
  return toPattern(text).replaceAll('%20', '(?:[+]|%20)');
}

/** Encodes a text; `encodeURIComponent()` leaves some signs as they are. */
function encode(text: string): string {
  return Array.from(Buffer.from(text), (byte) => {
    // An accent that is a letter of its own follows a plain letter.
    if (text.length > 1 && byte < 128) return String.fromCharCode(byte);
    const code = byte.toString(16).padStart(2, '0');
    return `%${code.replaceAll(/[a-f]/g, (digit) => `[${digit.toUpperCase()}${digit}]`)}`;
  }).join('');
}
