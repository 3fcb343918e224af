import { type Document, parseDocument, type YAMLParseError } from 'yaml';
import type { Problem } from '../diagnostics/Problem.ts';
import { parseFastYaml } from './parseFastYaml.ts';
import { readNode } from './readNode.ts';
import { blankBrokenPieces } from './recovery/blankBrokenPieces.ts';
import { blankEntry } from './recovery/blankEntry.ts';
import { explainSyntaxError } from './recovery/explainSyntaxError.ts';
import { SourceFile } from './source/SourceFile.ts';
import type { YamlFile } from './YamlFile.ts';

/**
 * Parses a file. Never throws: what cannot be read becomes a problem. An entry (a page, a block, a
 * row) with a syntax error is left out and the others are read, so that one run tells of them all;
 * the file then counts as `partial`. Where nothing can be saved it is `broken`.
 */
export function parseYaml(source: SourceFile): YamlFile {
  const value = source.text.length > maxBytes ? undefined : parseFastYaml(source.text);
  return value ? withoutNodes(source, value) : parseFully(source);
}

/** Parses a part of a file; undefined when it makes no sense by itself. */
export function parsePart(source: SourceFile): YamlFile | undefined {
  const value = parseFastYaml(source.text);
  if (value) return withoutNodes(source, value);
  if (textProblem(source)) return undefined;
  const document = parse(source.text);
  if (document.errors.length > 0 || !document.contents) return undefined;
  const file = { ...unread(source), document };
  read(file, document);
  return file.broken ? undefined : file;
}

/** A file that reads easily: its nodes are made only when a position is asked for. */
function withoutNodes(source: SourceFile, value: unknown): YamlFile {
  let document: Document.Parsed | undefined;
  return {
    source,
    value,
    aliases: new Map(),
    broken: false,
    partial: false,
    problems: [],
    get document() {
      document ??= parse(source.text);
      return document;
    },
  };
}

function parseFully(source: SourceFile): YamlFile {
  const file = unread(source);
  const unreadable = textProblem(source);
  if (unreadable) {
    file.broken = true;
    file.problems.push(unreadable);
    return file;
  }
  const document = parseAround(file);
  if (file.broken || !document) return file;
  file.document = document;
  read(file, document);
  if (!document.contents && !file.partial) {
    file.broken = true;
    file.problems.push(
      whole(
        source,
        'file-empty',
        'The file contains only comments.',
        'add the content, or remove the file',
      ),
    );
  }
  return file;
}

function read(file: Reading, document: Document.Parsed): void {
  file.problems.push(...unknownTags(file.source, document));
  if (document.contents) readNode(file, document.contents);
}

function unread(source: SourceFile): Reading {
  return {
    source,
    document: undefined,
    aliases: new Map(),
    value: undefined,
    broken: false,
    partial: false,
    problems: [],
    unread: new Set(),
  };
}

/** A file while it is being read. */
export type Reading = { -readonly [Key in keyof YamlFile]: YamlFile[Key] } & {
  /** Offsets of the hyphens of sections that could not be read. */
  unread: Set<number>;
};

/** The largest file that is read, in bytes. */
export const maxBytes = 40 * 1024 * 1024;

/** Parses; on an error leaves out the part that holds it and parses again. */
function parseAround(file: Reading): Document.Parsed | undefined {
  let { text } = file.source;
  const rounds = text.length > 2_000_000 ? 2 : 20;
  let document = parse(text);
  for (let round = 0; round < rounds; round++) {
    const [error] = document.errors as [YAMLParseError?];
    if (!error) return document;
    const deep = hyphens.exec(text);
    if (deep) {
      file.problems.push(tooDeep(file.source, deep));
      break;
    }
    const seen = round === 0 ? file.source : new SourceFile(file.source.path, text);
    const problem = explainSyntaxError(seen, error);
    file.problems.push(problem);
    file.partial = true;
    if (!('from' in problem.at)) break;
    const { from } = problem.at;
    const around = blankBrokenPieces(seen, from);
    file.problems.push(...(around?.problems ?? []));
    for (const offset of around?.unread ?? []) file.unread.add(offset);
    const culprit = around?.text ?? blankEntry(text, [from]);
    if (culprit === undefined || culprit === text) break;
    document = parse(culprit);
    text = culprit;
    if (document.errors[0]?.pos[0] !== error.pos[0]) continue;
    // The parser still stumbles over the same place: what is there goes too.
    const both = blankEntry(text, error.pos.slice(0, 1));
    if (both === undefined || both === text) break;
    document = parse(both);
    text = both;
  }
  file.broken = true;
  return undefined;
}

/** Looking for what was meant by such a line takes longer with every hyphen. */
function tooDeep(source: SourceFile, { index, 0: run }: RegExpExecArray): Problem {
  return {
    rule: 'nested-too-deep',
    message: 'This line nests lists more than 100 levels deep.',
    hint: 'remove the run of hyphens',
    at: { file: source, from: index, to: index + run.length },
  };
}

const hyphens = /(?:- ){101,}/;

function parse(text: string): Document.Parsed {
  return parseDocument(text, {
    keepSourceTokens: false,
    logLevel: 'error',
    prettyErrors: false,
    uniqueKeys: false,
    version: '1.2',
  });
}

/** The parser takes a value with an unknown tag as if it had none. */
function unknownTags(source: SourceFile, document: Document.Parsed): Problem[] {
  return document.warnings
    .filter((warning) => warning.code === 'TAG_RESOLVE_FAILED')
    .map(({ pos: [from, to] }) => ({
      rule: 'unknown-tag',
      message: `The tag \`${source.text.slice(from, to)}\` is not supported.`,
      hint: 'remove it, or put the whole text in double quotes',
      at: { file: source, from, to },
    }));
}

function textProblem(source: SourceFile): Problem | undefined {
  const { text } = source;
  if (text.length > maxBytes)
    return whole(
      source,
      'file-too-large',
      `The file is ${Math.round(text.length / 1024 / 1024)} MB; the limit is ${maxBytes / 1024 / 1024} MB.`,
      'split pages into files in pages/, and rows into several collections',
    );
  if (text.trim() === '')
    return whole(source, 'file-empty', 'The file is empty.', 'add the content, or remove the file');
  const wrong = text.search(notText);
  if (wrong >= 0)
    return {
      rule: 'file-not-text',
      message: 'The file is not plain text in UTF-8.',
      hint: 'save it as plain text in UTF-8',
      at: { file: source, from: wrong, to: wrong + 1 },
    };
  return undefined;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is sought
const notText = /[\u0000-\u0008\u000e-\u001f\ufffd]/;

function whole(
  source: SourceFile,
  rule: 'file-empty' | 'file-too-large',
  message: string,
  hint?: string,
): Problem {
  return { rule, message, ...(hint && { hint }), at: { file: source, from: 0, to: 0 } };
}
