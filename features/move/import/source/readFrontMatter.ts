import { parse as parseToml } from 'smol-toml';
import { isMapping } from '../../../../base/values/isMapping.ts';
import { readLooseYaml } from './readLooseYaml.ts';

/** The front matter of a file of an old site, and the text below. */
export interface FrontMatter {
  data: Record<string, unknown>;
  body: string;
  /** The line of the file on which the text begins, counted from 1. */
  bodyLine: number;
  /** Whether the file has front matter at all. */
  isThere: boolean;
  /** What is wrong, with its line in the file. */
  problem?: { message: string; line: number };
}

/**
 * Reads front matter in YAML (`---`), TOML (`+++`) or JSON (`{` or `---json`). Never throws: what cannot be
 * read is read line by line, as `key: value`.
 *
 * @param readCode reads the values of front matter that is JavaScript, which is not run
 */
export function readFrontMatter(text: string, readCode: ReadCodeMatter = refuseCode): FrontMatter {
  const [blank = ''] = /^(?:[ \t]*\n)+/.exec(text) ?? [];
  const start = text.slice(blank.length);
  const above = countLines(blank);
  const found = splitFences(start) ?? splitJson(start);
  if (!found) return { data: {}, body: text, bodyLine: 1, isThere: false };
  const { format, source, body, skipped } = found;
  const { data, problem } = format === 'code' ? readCode(source) : parseData(format, source);
  const line = above + skipped + 1;
  return {
    data,
    body,
    bodyLine: above + countLines(start.slice(0, start.length - body.length)) + 1,
    isThere: true,
    ...(problem
      ? { problem: { message: problem.message, line: line + problem.line } }
      : above > 0 && {
          problem: { message: 'the front matter is not on the first line', line: 1 },
        }),
  };
}

type Format = 'yaml' | 'toml' | 'json' | 'code';

interface Split {
  format: Format;
  source: string;
  body: string;
  /** Lines above the source. */
  skipped: number;
}

function splitFences(text: string): Split | undefined {
  const match =
    /^(---|\+\+\+)[ \t]*(\w*)[ \t]*\n([\s\S]*?)(?:^|\n)(?:\1|\.\.\.(?=[ \t]*\n))[ \t]*(?:\n|$)/m.exec(
      text,
    );
  if (match?.index !== 0) return undefined;
  const [all, fence, language = '', source = ''] = match;
  const name = language.toLowerCase();
  const format: Format =
    fence === '+++' || name === 'toml'
      ? 'toml'
      : name === 'json'
        ? 'json'
        : /^(?:js|javascript|ts|coffee)$/.test(name)
          ? 'code'
          : 'yaml';
  return { format, source, body: text.slice(all.length), skipped: 1 };
}

function splitJson(text: string): Split | undefined {
  if (!/^\{\s*(?:"|\})/.test(text)) return undefined;
  const end = /^\}[ \t]*(?:\n|$)/m.exec(text);
  if (!end) return undefined;
  const length = end.index + end[0].length;
  return { format: 'json', source: text.slice(0, length), body: text.slice(length), skipped: 0 };
}

interface ParsedMatter {
  data: Record<string, unknown>;
  problem?: { message: string; line: number };
}

/** Reads the values of front matter that is code. The line of a problem counts from 0. */
export type ReadCodeMatter = (source: string) => ParsedMatter;

const refuseCode: ReadCodeMatter = () => ({
  data: {},
  problem: { message: 'the front matter is JavaScript, which is not run', line: 0 },
});

function parseData(format: Format, source: string): ParsedMatter {
  if (format === 'yaml') return readLooseYaml(source);
  try {
    const value: unknown = format === 'toml' ? toPlain(parseToml(source)) : JSON.parse(source);
    return { data: isMapping(value) ? value : {} };
  } catch (error) {
    const { message, line = 1 } = error as { message: string; line?: number };
    const [reason = ''] = message.replace(/^Invalid TOML document: /, '').split('\n');
    return {
      data: readLines(source),
      problem: { message: `the front matter cannot be read: ${reason}`, line: line - 1 },
    };
  }
}

/** Returns the values of TOML with its dates as texts, which have their offset. */
function toPlain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toPlain(inner)]));
}

/** Reads lines `key = "value"`. */
function readLines(source: string): Record<string, unknown> {
  return Object.fromEntries(
    [...source.matchAll(/^["']?([\w-]+)["']?[ \t]*[:=][ \t]*["']?([^\n]*?)["']?,?[ \t]*$/gm)].map(
      ([, key = '', value]) => [key, value],
    ),
  );
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}
