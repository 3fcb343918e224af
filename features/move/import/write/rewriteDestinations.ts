import { splitCode } from '../text/splitCode.ts';
import { TextKeeper } from '../text/TextKeeper.ts';

/** A link, a picture or an address in a directive. */
export interface Destination {
  kind: 'link' | 'picture' | 'file';
  address: string;
}

/**
 * Rewrites the addresses of a Markdown text, but none in code.
 *
 * @param rewrite returns the new address; undefined removes the link and keeps its words, or makes the
 *   picture a link with `link:` before the address
 */
export function rewriteDestinations(
  text: string,
  rewrite: (destination: Destination) => string | undefined,
): string {
  if (!/[(<:"]/.test(text)) return text;
  // Words of links may contain code.
  const keeper = new TextKeeper();
  const masked = splitCode(text)
    .map(({ text, isCode }) => (isCode ? keeper.keep(text) : text))
    .join('');
  return keeper.restore(rewritePart(masked, rewrite));
}

function rewritePart(
  part: string,
  rewrite: (destination: Destination) => string | undefined,
): string {
  const directives = part.replaceAll(
    /^(::(?:video|embed|download)\b[^\n]*?\{)([^\n}]*)(\}[ \t]*)$/gm,
    (_, opening: string, keys: string, closing: string) =>
      `${opening}${keys.replaceAll(
        / ?\b(file|poster|captions|to)="([^"]*)"/g,
        (whole, key: string, address: string) => {
          const isPoster = key === 'poster';
          if (/^placeholder:/.test(address)) return whole;
          const result = rewrite({ kind: isPoster ? 'picture' : 'file', address });
          const isFound = result !== undefined && !result.startsWith('link:');
          // A video does not need a poster.
          if (isPoster && !isFound) return '';
          return whole.replace(`"${address}"`, () => `"${isFound ? result : address}"`);
        },
      )}${closing}`,
  );
  const links = rewriteDefinitions(rewriteLinks(directives, rewrite), rewrite);
  return links
    .replaceAll(/<(https?:[^\s<>]+)>/gi, (_, address: string) => {
      const result = rewrite({ kind: 'link', address }) ?? address;
      return /^https:/.test(result) ? `<${result}>` : `[${address}](${result})`;
    })
    .replaceAll(/(?<![(<"'=\w/[\]:.-])http:\/\/[^\s<>()[\]"'`\\]+/gi, (address) => {
      const [, bare = '', end = ''] = /^(.*?)([.,;:!?*_]*)$/.exec(address) ?? [];
      const result = rewrite({ kind: 'link', address: bare });
      return result === undefined
        ? address
        : /^https:/.test(result)
          ? result + end
          : `[${bare}](${result})${end}`;
    });
}

/** Rewrites `[label]: address`. Without an address, the words of the links that use it are words. */
function rewriteDefinitions(
  text: string,
  rewrite: (destination: Destination) => string | undefined,
): string {
  const seen = new Set<string>();
  const lost = new Set<string>();
  const rewritten = text.replaceAll(
    definition,
    (whole, start: string, label: string, angled?: string, plain = '', rest = '') => {
      const key = normalizeLabel(label);
      // A second definition of a label means nothing.
      if (seen.has(key)) return '';
      seen.add(key);
      const address = angled ?? plain;
      const result = address === '' ? undefined : rewrite({ kind: 'link', address });
      if (result === address) return whole;
      if (result !== undefined) return start + result.replace(/^link:/, '') + rest;
      lost.add(key);
      return '';
    },
  );
  if (lost.size === 0) return rewritten;
  return rewritten.replaceAll(
    /(?<!\\)!?\[((?:[^[\]\\]|\\.)+)\](?:\[([^[\]\n]*)\]|(?![[(:]))/g,
    (whole, words: string, label?: string) =>
      lost.has(normalizeLabel(label || words)) ? words : whole,
  );
}

/** The start with the label, the address with or without brackets, and the title with the end of the line. */
const definition =
  /^( {0,3}\[((?!\^)[^\]\n]+)\]:[ \t]*)(?:<([^>\n]*)>|([^\s<>]+)|(?=\n|$(?![\s\S])))((?:[ \t]+(?:"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|\([^()\n]*\)))?[ \t]*(?:\n|$(?![\s\S])))/gm;

function normalizeLabel(label: string): string {
  return label.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}

/** Rewrites `[words](address)` and `![words](address)`, the inner ones first. */
function rewriteLinks(
  text: string,
  rewrite: (destination: Destination) => string | undefined,
): string {
  let result = '';
  let end = 0;
  const closing =
    /\]\([ \t]*(?:<([^>\n]*)>|((?:[^\s()<>\\]|\\.|\((?:[^\s()]|\([^\s()]*\))*\))*))([ \t]+(?:"(?:[^"\\]|\\.)*"|'[^']*'|\([^)\n]*\)))?[ \t]*\)/g;
  for (const match of text.matchAll(closing)) {
    result += text.slice(end, match.index);
    end = match.index + match[0].length;
    const start = findOpening(result);
    if (start < 0) {
      result += match[0];
      continue;
    }
    const isPicture = result[start - 1] === '!' && result[start - 2] !== '\\';
    const words = result.slice(start + 1);
    const address = match[1] ?? match[2] ?? '';
    const title = match[3] ?? '';
    const found = rewrite({ kind: isPicture ? 'picture' : 'link', address });
    const before = result.slice(0, isPicture ? start - 1 : start);
    if (found === undefined) result = before + (isPicture ? '' : words);
    else if (found.startsWith('link:'))
      result = `${before}[${words || found.slice(5)}](${found.slice(5)})`;
    else result = `${before}${isPicture ? '!' : ''}[${words}](${found}${title})`;
  }
  return result + text.slice(end);
}

/** Finds the bracket that opens the words at the end of a text. */
function findOpening(text: string): number {
  let depth = 0;
  const least = Math.max(0, text.length - 3000);
  for (let at = text.length - 1; at >= least; at--) {
    const sign = text[at];
    if (text[at - 1] === '\\') continue;
    if (sign === ']') depth++;
    else if (sign === '[' && depth-- === 0) return at;
    if (sign === '\n' && text[at - 1] === '\n') return -1;
  }
  return -1;
}
