import type { YAMLParseError } from 'yaml';
import type { Problem } from '../../diagnostics/Problem.ts';
import { mergeConflict } from '../../rules/yaml/merge-conflict.ts';
import { reservedCharacter } from '../../rules/yaml/reserved-character.ts';
import { syntaxError } from '../../rules/yaml/yaml-syntax.ts';
import type { SourceFile } from '../source/SourceFile.ts';
import { explainForeignKey } from './explainForeignKey.ts';
import { endOfLine, removeLine } from './lines.ts';

/**
 * Explains a line that is no YAML but comes from a merge, a patch or another program: a marker of a
 * conflict, front matter, a comment or a tag of another language, `key = value`.
 */
export function explainLeftover(
  source: SourceFile,
  error: YAMLParseError,
  line: number,
): Problem | undefined {
  return (
    explainMergeMarker(source, line) ??
    explainPatchLine(source, line) ??
    explainFrontMatter(source, error) ??
    explainComment(source, line) ??
    explainTemplateTag(source, line) ??
    explainTable(source, line) ??
    explainForeignKey(source, line)
  );
}

const marker = /^ *(?:<{7}|\|{7}|={7}|>{7})(?: .*)?$/;

/** Explains a marker of a merge conflict whose other markers are gone. */
function explainMergeMarker(source: SourceFile, line: number): Problem | undefined {
  if (!marker.test(source.line(line).trimEnd())) return undefined;
  const others = source.text.split(/\r?\n/).filter((text) => marker.test(text.trimEnd())).length;
  return mergeConflict({
    message: 'This line is left over from a merge conflict.',
    hint:
      others === 1
        ? 'remove the line'
        : 'keep one of the two versions, and delete the lines with `<<<<<<<`, `=======` and `>>>>>>>`',
    at: locateLine(source, line),
    ...(others === 1 && { fix: [removeLine(source, line)] }),
  });
}

/** Explains a line of a patch: `@@ -1,3 +1,3 @@`, or a line with `+` or `-` in the first column. */
function explainPatchLine(source: SourceFile, line: number): Problem | undefined {
  const text = source.line(line);
  const isHeader = /^(?:@@ -\d|diff --git |index [\da-f]+\.\.|\+\+\+ \w|--- \w)/.test(text);
  if (!isHeader && !/^\+ +\S/.test(text)) return undefined;
  return syntaxError({
    message: 'This line is part of a patch.',
    hint: isHeader
      ? 'remove the line'
      : 'remove the `+`, and remove the lines that start with `-` in the first column',
    at: locateLine(source, line),
    ...(isHeader && { fix: [removeLine(source, line)] }),
  });
}

/** Explains front matter on top of a file of YAML: lines `key: value` between two `---` or `+++`. */
function explainFrontMatter(source: SourceFile, error: YAMLParseError): Problem | undefined {
  const [matter, fence] = frontMatter.exec(source.text) ?? [];
  if (!matter || (fence === '---' && error.code !== 'MULTIPLE_DOCS')) return undefined;
  if (/^(?:site|pages|blocks):/m.test(matter)) return undefined;
  const lines = matter.split('\n').length;
  return syntaxError({
    message: `Lines 1 to ${lines} are front matter, which only Markdown files have.`,
    hint: 'remove these lines, or move what they say to the keys of a page',
    at: { file: source, from: 0, to: fence?.length ?? 0 },
  });
}

const frontMatter = /^(---|\+\+\+)\r?\n(?:(?:[\w-]+ *[:=]|#).*\r?\n)*?\1(?=\r?\n|$)/;

/** Comments of other languages, each with what ends it. */
const comments = [
  { start: /^\/\*+/, end: /\*\/\s*$/ },
  { start: /^<!--/, end: /-->\s*$/ },
  { start: /^\{#/, end: /#\}\s*$/ },
  { start: /^\{% *comment *%\}/, end: /\{% *endcomment *%\}\s*$/ },
  { start: /^(?:\/\/|--|;+)(?=\s)/ },
];
/** The longest comment that a fix turns into one of YAML. */
const mostLines = 100;

/** Explains a comment of another language. The fix turns all its lines into comments of YAML. */
function explainComment(source: SourceFile, line: number): Problem | undefined {
  const text = source.line(line).trim();
  const comment = comments.find(({ start }) => start.test(text));
  if (!comment) return undefined;
  const { start, end } = comment;
  let last = line;
  if (end)
    while (!end.test(source.line(last)) && last - line < mostLines)
      if (++last > source.lineStarts.length) return undefined;
  const lines = Array.from({ length: last - line + 1 }, (_, index) => {
    const words = source.line(line + index).trim();
    const plain = words.replace(index === 0 ? start : /^\*(?!\/)/, '');
    return `# ${(end ? plain.replace(end, '') : plain).trim()}`.trim();
  });
  return syntaxError({
    message: `\`${start.exec(text)?.[0]}\` does not start a comment in YAML; \`#\` does.`,
    hint: lines.length === 1 ? `write \`${lines[0]}\`` : 'start each line of the comment with `#`',
    at: locateLine(source, line),
    fix: lines.map((words, index) => ({ at: locateLine(source, line + index), text: words })),
  });
}

/** Explains a tag of a template: `{% include … %}`, `{{< figure >}}`, `<%= title %>`. */
function explainTemplateTag(source: SourceFile, line: number): Problem | undefined {
  const text = source.line(line);
  const match = /^(\s*(?:- +)*(?:[\w@-]+: +)?)(\{%.*?%\}|\{\{[<%].*?[>%]\}\}|<[%?].*?[%?]>)/.exec(
    text,
  );
  if (!match) return undefined;
  const [, before = '', tag = ''] = match;
  const from = (source.lineStarts[line - 1] ?? 0) + before.length;
  return templateTag(source, from, tag, before.trim() !== '');
}

/** @param isValue whether the tag is the value of a key */
export function templateTag(
  source: SourceFile,
  from: number,
  tag: string,
  isValue: boolean,
): Problem {
  return reservedCharacter({
    message: `\`${tag}\` is a tag of another program, which means nothing here.`,
    hint: isValue
      ? 'write the text that it stands for; what pages share is a block'
      : 'remove the line; what pages share is a block',
    at: { file: source, from, to: from + tag.length },
  });
}

/** Explains `[table]` of TOML or an INI file, on a line of its own. */
function explainTable(source: SourceFile, line: number): Problem | undefined {
  const name = /^\[{1,2}([\w.-]+)\]{1,2}\s*$/.exec(source.line(line))?.[1];
  if (!name) return undefined;
  return syntaxError({
    message: `\`${source.line(line).trim()}\` is a table of TOML, which YAML does not have.`,
    hint: `remove the line, or write \`${name}:\` and indent the lines that belong to it`,
    at: locateLine(source, line),
  });
}

/** Returns the span of what a line contains. */
function locateLine(source: SourceFile, line: number) {
  const start = source.lineStarts[line - 1] ?? 0;
  const from = start + (/\S/.exec(source.line(line))?.index ?? 0);
  return { file: source, from, to: endOfLine(source, from) };
}
