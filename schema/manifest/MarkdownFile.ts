import type { Document } from 'yaml';
import { parseRowPath } from '../../base/files/rowPath.ts';
import type { LocationPart, Problem } from '../diagnostics/Problem.ts';
import { reportDuplicateKey } from '../rules/yaml/duplicate-key.ts';
import { unreadableFrontMatter } from '../rules/yaml/front-matter-unreadable.ts';
import { findConflicts } from '../rules/yaml/merge-conflict.ts';
import { findBinary } from '../rules/yaml/unusable-text.ts';
import { findUnusableInMarkdown } from '../yaml/findUnusableCharacter.ts';
import { spanWithin } from '../yaml/locate.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import { SourceFile } from '../yaml/source/SourceFile.ts';
import type { TextSpan } from '../yaml/source/TextSpan.ts';
import type { YamlFile } from '../yaml/YamlFile.ts';
import type { YamlPath } from '../yaml/YamlLocation.ts';
import { findUnreadFrontMatter } from './findUnreadFrontMatter.ts';

/**
 * A row of a collection in a Markdown file of its own: the columns are the front matter between two
 * lines `---`, the column `body` is the text below.
 */
export class MarkdownFile implements YamlFile {
  readonly source: SourceFile;
  /** The collection, which is the name of the folder. */
  readonly collection: string;
  /** The key of the row, which is the name of the file, or of its folder for `index.md`. */
  readonly key: string;
  readonly aliases: YamlFile['aliases'];
  readonly value: unknown;
  readonly broken: boolean;
  readonly partial: boolean;
  readonly problems: Problem[];
  readonly #frontMatter: YamlFile | undefined;
  readonly #frontMatterSpan: TextSpan;
  readonly #bodySpan: TextSpan;

  constructor(source: SourceFile) {
    this.source = source;
    const { collection = '', key = '' } = parseRowPath(source.path) ?? {};
    this.collection = collection;
    this.key = key;
    const {
      frontMatter,
      body,
      problem = findBinary(source) ?? findUnreadFrontMatter(source),
    } = splitMarkdown(source);
    const conflicts = findConflicts(source).filter(
      ({ at }) => 'from' in at && at.from >= body.from && !isInCode(source.text, at.from),
    );
    this.#frontMatterSpan = frontMatter;
    this.#bodySpan = body;
    const yaml = source.text.slice(frontMatter.from, frontMatter.to);
    // A comment in place of the line above keeps the offsets and lines of the file.
    const opening = source.text.slice(0, frontMatter.from).replace(/^---/, '###');
    this.#frontMatter = /^\s*[^\s#]/m.test(yaml)
      ? parseYaml(new SourceFile(source.path, opening + yaml))
      : undefined;
    const { broken = false, partial = false, value, problems = [] } = this.#frontMatter ?? {};
    this.broken = broken || problem !== undefined || conflicts.length > 0;
    this.partial = partial;
    this.aliases = this.#frontMatter?.aliases ?? new Map();
    const text = source.text.slice(body.from, body.to).replaceAll('\r\n', '\n');
    const isUsable = value === undefined || (typeof value === 'object' && !Array.isArray(value));
    this.value =
      isUsable && !this.broken ? { ...value, ...(!isBlank(text) && { body: text }) } : value;
    const unusable = problem ? undefined : findUnusableInMarkdown(source, body);
    this.problems = [
      ...problems,
      ...(problem ? [problem] : []),
      ...conflicts,
      ...(unusable ? [unusable] : []),
      ...(isUsable && Object.hasOwn(value ?? {}, 'body') ? [this.#reportBody()] : []),
    ];
  }

  get document(): Document.Parsed | undefined {
    return this.#frontMatter?.document;
  }

  locate(path: YamlPath, part: LocationPart = 'value'): TextSpan {
    const [column] = path;
    if (column === undefined) return this.#firstLine({ from: 0, to: this.source.text.length });
    if (column === 'body') return this.#locateInBody(part);
    return this.#locateColumn(path, part);
  }

  #locateColumn(path: YamlPath, part: LocationPart): TextSpan {
    const span = this.#frontMatter?.locate(path, part);
    return span && span.to > 0 ? span : this.#firstLine({ from: 0, to: this.#frontMatterSpan.to });
  }

  #locateInBody(part: LocationPart): TextSpan {
    if (part === 'whole') return this.#bodySpan;
    return (
      (typeof part === 'object' ? spanWithin(this, this.#bodySpan, part) : undefined) ??
      this.#firstLine(this.#bodySpan)
    );
  }

  #firstLine({ from, to }: TextSpan): TextSpan {
    const [line = ''] = /^.*/.exec(this.source.text.slice(from, to)) ?? [];
    return { from, to: from + line.trimEnd().length };
  }

  #reportBody(): Problem {
    return reportDuplicateKey({
      message:
        'The text below the front matter is the column `body`, so `body:` is not possible here.',
      hint: 'remove `body:`, or give it another name',
      at: { file: this.source, ...this.#locateColumn(['body'], 'key') },
    });
  }
}

/** Finds the front matter and the text below; without front matter, all of the file is text. */
export function splitMarkdown(source: SourceFile): {
  frontMatter: TextSpan;
  body: TextSpan;
  problem?: Problem;
} {
  const { text } = source;
  const opening = /^---[ \t]*\r?\n/.exec(text)?.[0].length;
  const whole = { from: 0, to: text.length };
  if (opening === undefined)
    return { frontMatter: { from: 0, to: 0 }, body: skipBlankLines(text, whole) };
  const closing = /^---[ \t]*(?:\r?\n|$)/gm;
  closing.lastIndex = opening;
  const end = closing.exec(text);
  if (end) {
    const body = skipBlankLines(text, { from: end.index + end[0].length, to: text.length });
    return { frontMatter: { from: opening, to: end.index }, body };
  }
  const problem: Problem = unreadableFrontMatter({
    message: 'The front matter has no end.',
    hint: 'write `---` on a line of its own below the last column',
    at: { file: source, from: 0, to: 3 },
  });
  const none = { from: text.length, to: text.length };
  return { frontMatter: { from: opening, to: opening }, body: none, problem };
}

function skipBlankLines(text: string, { from, to }: TextSpan): TextSpan {
  const [blank = ''] = /^(?:[ \t]*\r?\n)*/.exec(text.slice(from, to)) ?? [];
  return { from: from + blank.length, to };
}

/** Whether a line is part of a block of code between fences, as in an article about Git. */
function isInCode(text: string, at: number): boolean {
  const fences = text.slice(0, at).match(/^ {0,3}(?:```|~~~)/gm) ?? [];
  return fences.length % 2 === 1;
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
