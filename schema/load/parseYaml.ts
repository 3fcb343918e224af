import { LineCounter, parseDocument } from 'yaml';
import type { Problem } from '../diagnostics/Problem.ts';
import { readNode } from './readNode.ts';
import type { SourceFile } from './SourceFile.ts';
import { syntaxProblem } from './syntaxProblem.ts';
import type { YamlFile } from './YamlFile.ts';

/**
 * Parses a file. Never throws: what cannot be read becomes a problem and marks the file broken.
 * Only the first syntax error is told, because those after it are mostly its echo.
 */
export function parseYaml(source: SourceFile): YamlFile {
  const file: YamlFile = {
    source,
    document: undefined,
    aliases: new Map(),
    value: undefined,
    broken: false,
    problems: [],
  };
  const fail = (problem: Problem) => {
    file.broken = true;
    file.problems.push(problem);
    return file;
  };
  const unreadable = textProblem(source);
  if (unreadable) return fail(unreadable);
  const lineCounter = new LineCounter();
  const document = parseDocument(source.text, {
    lineCounter,
    keepSourceTokens: false,
    logLevel: 'silent',
    prettyErrors: false,
    uniqueKeys: false,
    version: '1.2',
  });
  const [error] = document.errors;
  if (error) return fail(syntaxProblem(source, error));
  file.document = document;
  if (!document.contents) return fail(whole(source, 'file-empty', 'The file holds nothing.'));
  readNode(file, document.contents);
  return file;
}

/** The largest file that is read, in bytes. */
export const maxBytes = 40 * 1024 * 1024;

function textProblem(source: SourceFile): Problem | undefined {
  const { text } = source;
  if (text.length > maxBytes)
    return whole(
      source,
      'file-too-large',
      `The file has ${Math.round(text.length / 1024 / 1024)} MB; more than ${maxBytes / 1024 / 1024} MB are not read.`,
      'move pages to files in pages/, and rows to several collections',
    );
  if (text.trim() === '') return whole(source, 'file-empty', 'The file is empty.');
  const nul = text.search(notText);
  if (nul >= 0)
    return {
      rule: 'file-not-text',
      message: 'The file is not a text file in UTF-8.',
      hint: 'save it as plain text in UTF-8',
      at: { file: source, from: nul, to: nul + 1 },
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
