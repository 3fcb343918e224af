import { listTypes } from '../page/listDataTypes.ts';
import { digestSentence } from '../text/digestSentence.ts';
import { inlineElements, silentElements } from '../text/inlineElements.ts';
import { splitSentences } from '../text/splitSentences.ts';

/** What a page of the new site has. Plain data, which is stored with the page. */
export interface Arrival {
  /** The digests of its sentences: four bytes each, as base64. */
  sentences: string;
  /** How many forms it has, besides searches. */
  forms: number;
  /** The types of its structured data. */
  types: string[];
  /** Absolute addresses of its pictures, videos and frames. */
  sources: string[];
  /** Absolute addresses of its links. */
  links: string[];
}

/** A page as the renderer returns it. */
interface RenderedPage {
  parts: readonly string[];
  structuredData: readonly { data: object }[];
}

/**
 * Reads what a rendered page has. The renderer closes every element and escapes every `<` and `>`, so
 * that this needs no parser, which would take most of the time of a check.
 */
export function readArrival({ parts, structuredData }: RenderedPage): Arrival {
  const html = parts.join('');
  const body = html.slice(Math.max(0, html.indexOf('<body')));
  const forms = body.match(/<form\b[^>]*>/g) ?? [];
  return {
    sentences: encode(listDigests(body)),
    forms: forms.filter((tag) => !tag.includes('role="search"')).length,
    types: [...new Set(structuredData.flatMap(({ data }) => listTypes(data)))].sort(),
    sources: listTargets(body, /\s(?:src|srcset|poster)="(https?:\/\/[^"\s]+)/gi),
    links: listTargets(body, /\shref="(https?:\/\/[^"]+)"/gi),
  };
}

/** Returns the digests of sentences, as `sentences` has them. */
export function decodeSentences(sentences: string): Uint32Array {
  const bytes = Buffer.from(sentences, 'base64');
  return new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

function encode(digests: ReadonlySet<number>): string {
  return Buffer.from(Uint32Array.from(digests).buffer).toString('base64');
}

function listTargets(body: string, pattern: RegExp): string[] {
  return [...new Set([...body.matchAll(pattern)].map(([, target = '']) => decode(target)))];
}

function listDigests(html: string): Set<number> {
  const digests = new Set<number>();
  let run = '';
  const endRun = () => {
    if (run !== '') for (const digest of digestRun(run)) digests.add(digest);
    run = '';
  };
  let position = 0;
  while (position < html.length) {
    const open = html.indexOf('<', position);
    if (open < 0) break;
    run += html.slice(position, open);
    const close = html.indexOf('>', open);
    if (close < 0) break;
    const name = readName(html, open + 1);
    position = close + 1;
    if (name === 'br') run += ' ';
    else if (!inlineElements.has(name.startsWith('/') ? name.slice(1) : name)) endRun();
    if (!silentElements.has(name) || html[close - 1] === '/') continue;
    const end = html.indexOf(`</${name}`, close);
    position = end < 0 ? html.length : end;
  }
  endRun();
  return digests;
}

function readName(html: string, from: number): string {
  let to = from;
  while (to < html.length && !/[\s/>]/.test(html[to] as string)) to++;
  // The slash of an end tag belongs to its name.
  if (to === from && html[from] === '/') return `/${readName(html, from + 1)}`;
  return html.slice(from, to).toLowerCase();
}

/** Digests of texts that pages share, such as the navigation. */
const known = new Map<string, readonly number[]>();

function digestRun(run: string): readonly number[] {
  const before = known.get(run);
  if (before) return before;
  const digests = splitSentences(decode(run)).map(digestSentence);
  if (known.size >= mostKnown) known.clear();
  known.set(run, digests);
  return digests;
}

const mostKnown = 20_000;

/** Decodes the characters that the renderer escapes. */
function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(amp|lt|gt|quot|nbsp|apos));/gi, (_, ...found) => {
    const [decimal, hexadecimal, name] = found as (string | undefined)[];
    if (name) return named[name.toLowerCase()] ?? ' ';
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '20', 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
