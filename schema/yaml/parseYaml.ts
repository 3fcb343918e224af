import type { Document } from 'yaml';
import type { Problem } from '../diagnostics/Problem.ts';
import { findConflicts } from '../rules/yaml/merge-conflict.ts';
import { unknownTag } from '../rules/yaml/unknown-tag.ts';
import { checkText, maxLength, onlyComments } from '../rules/yaml/unusable-text.ts';
import { locate } from './locate.ts';
import { createYamlFile, type MutableYamlFile } from './MutableYamlFile.ts';
import { parseFastYaml } from './parseFastYaml.ts';
import { parseTree } from './parseTree.ts';
import { parseWithRecovery } from './parseWithRecovery.ts';
import { readNode } from './readNode.ts';
import type { SourceFile } from './source/SourceFile.ts';
import type { YamlFile } from './YamlFile.ts';

/**
 * Parses a file. Never throws: reports errors in `problems`. Leaves out an entry (a page, a block,
 * a row) with a syntax error and parses the others, so that a single run reports every error; the
 * file is then `partial`. If nothing can be parsed, the file is `broken`.
 */
export function parseYaml(source: SourceFile): YamlFile {
  const value = source.text.length > maxLength ? undefined : parseFastYaml(source.text);
  return value ? withLazyNodes(source, value) : parseFully(source);
}

/** Parses a part of a file; returns undefined if the part is not valid YAML by itself. */
export function parsePart(source: SourceFile): YamlFile | undefined {
  const value = parseFastYaml(source.text);
  if (value) return withLazyNodes(source, value);
  if (checkText(source)) return undefined;
  const document = parseTree(source.text);
  if (document.errors.length > 0 || !document.contents) return undefined;
  const file = createYamlFile(source);
  readDocument(file, document);
  return file.broken ? undefined : file;
}

/** Returns a file without problems whose nodes are created when a position is asked for. */
function withLazyNodes(source: SourceFile, value: unknown): YamlFile {
  let document: Document.Parsed | undefined;
  // Copying the object of `createYamlFile()` makes parsing a short entry 8 % slower.
  return {
    source,
    value,
    isSimple: true,
    aliases: new Map(),
    broken: false,
    partial: false,
    problems: [],
    get document() {
      document ??= parseTree(source.text);
      return document;
    },
    locate(path, part = 'value') {
      return locate({ file: this, path, part });
    },
  };
}

function parseFully(source: SourceFile): YamlFile {
  const file = createYamlFile(source);
  const problem = checkText(source);
  const problems = problem ? [problem] : findConflicts(source);
  if (problems.length > 0) {
    file.broken = true;
    file.problems.push(...problems);
    return file;
  }
  const document = parseWithRecovery(file);
  if (!document) return file;
  readDocument(file, document);
  if (!document.contents && !file.partial) {
    file.broken = true;
    file.problems.push(onlyComments(source));
  }
  return file;
}

function readDocument(file: MutableYamlFile, document: Document.Parsed): void {
  file.document = document;
  file.problems.push(...reportUnknownTags(file.source, document));
  if (document.contents) readNode(file, document.contents);
}

/** Reports tags that `yaml` ignores. */
function reportUnknownTags(source: SourceFile, document: Document.Parsed): Problem[] {
  return document.warnings
    .filter((warning) => warning.code === 'TAG_RESOLVE_FAILED')
    .map(({ pos: [from, to] }) =>
      unknownTag(source.text.slice(from, to), { file: source, from, to }),
    );
}
