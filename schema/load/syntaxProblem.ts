import type { YAMLParseError } from 'yaml';
import type { Problem } from '../diagnostics/Problem.ts';
import type { SourceFile } from './SourceFile.ts';

/** A syntax error of the YAML parser in words for people, at the place that is to be mended. */
export function syntaxProblem(source: SourceFile, error: YAMLParseError): Problem {
  const [from, to] = error.pos;
  const found = kinds[error.code];
  const problem: Problem = {
    rule: 'yaml-syntax',
    message: 'The YAML cannot be read from here on.',
    hint: 'compare indentation, quotes and colons with the lines around',
    at: { file: source, from, to: Math.max(to, from + 1) },
  };
  return found ? { ...problem, ...found } : problem;
}

const kinds: Partial<Record<YAMLParseError['code'], Pick<Problem, 'rule' | 'message' | 'hint'>>> = {
  TAB_AS_INDENT: {
    rule: 'tab-indentation',
    message: 'The line is indented with a tab.',
    hint: 'indent with spaces',
  },
  BAD_INDENT: {
    rule: 'bad-indentation',
    message: 'The line is not indented like its neighbours.',
    hint: 'give it as many spaces as the lines it belongs to',
  },
  MULTIPLE_DOCS: {
    rule: 'several-documents',
    message: 'A line of `---` starts a second document.',
    hint: 'remove the line',
  },
  BAD_SCALAR_START: {
    rule: 'reserved-character',
    message: 'A plain text cannot begin with this character.',
    hint: 'put the text in quotes',
  },
};
