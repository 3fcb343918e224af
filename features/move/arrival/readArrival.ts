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
  // The first parts are those of the head.
  const last = parts.at(-1) ?? '';
  const html = last.includes('<body') ? last : parts.join('');
  const body = html.slice(Math.max(0, html.indexOf('<body')));
  return {
    sentences: encode(listDigests(body)),
    forms: listForms(body).filter((tag) => !tag.includes('role="search"')).length,
    types: [...new Set(structuredData.flatMap(({ data }) => listTypes(data)))].sort(),
    ...listTargets(body),
  };
}

/** Returns the digests of sentences, as `sentences` has them. */
export function decodeSentences(sentences: string): Int32Array {
  const bytes = Buffer.from(sentences, 'base64');
  return new Int32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

function encode(digests: ReadonlySet<number>): string {
  return Buffer.from(Int32Array.from(digests).buffer).toString('base64');
}

function listForms(body: string): string[] {
  const tags: string[] = [];
  for (let at = body.indexOf('<form'); at >= 0; at = body.indexOf('<form', at + 1))
    tags.push(body.slice(at, body.indexOf('>', at)));
  return tags;
}

/** Lists the absolute addresses in attributes. */
function listTargets(body: string): Pick<Arrival, 'sources' | 'links'> {
  const sources = new Set<string>();
  const links = new Set<string>();
  for (let at = body.indexOf('="http'); at >= 0; at = body.indexOf('="http', at + 1)) {
    const name = /\s([a-z]+)$/i.exec(body.slice(Math.max(0, at - 12), at))?.[1]?.toLowerCase();
    const [target = ''] = body.slice(at + 2, body.indexOf('"', at + 2)).split(/\s/);
    if (name === 'href') links.add(decode(target));
    else if (name === 'src' || name === 'srcset' || name === 'poster') sources.add(decode(target));
  }
  return { sources: [...sources], links: [...links] };
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

/** Reads the name of a tag, with the slash of an end tag. */
function readName(html: string, from: number): string {
  let to = html.charCodeAt(from) === slash ? from + 1 : from;
  for (; to < html.length; to++) {
    const code = html.charCodeAt(to);
    if (code <= space || code === slash || code === greater) break;
  }
  return html.slice(from, to).toLowerCase();
}

const space = 32;
const slash = 47;
const greater = 62;

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
