import { LineCounter, parseDocument } from 'yaml';
import { isMapping } from '../../../../base/values/isMapping.ts';

/**
 * Reads YAML as generators do: dates stay texts, of two equal keys the last one counts. What YAML forbids and
 * people write nevertheless, tabs and texts with a colon, is read as it is meant.
 *
 * @param source a mapping, such as front matter
 */
export function readLooseYaml(source: string): {
  data: Record<string, unknown>;
  problem?: { message: string; line: number };
} {
  const first = parse(source);
  if (!first.problem) return first;
  const { problem } = first;
  const repaired = parse(repair(source));
  const data = repaired.problem ? readLines(source) : repaired.data;
  const outcome = repaired.problem ? 'cannot be read' : 'is not valid YAML';
  return {
    data,
    problem: { ...problem, message: `the front matter ${outcome}: ${problem.message}` },
  };
}

function parse(source: string): ReturnType<typeof readLooseYaml> {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, {
    lineCounter,
    uniqueKeys: false,
    merge: true,
    prettyErrors: false,
    logLevel: 'error',
  });
  const [error] = document.errors;
  if (error) {
    const [message = ''] = error.message.split('\n');
    return { data: {}, problem: { message, line: lineCounter.linePos(error.pos[0]).line - 1 } };
  }
  try {
    const value: unknown = document.toJS({ maxAliasCount: 1000 });
    return isMapping(value)
      ? { data: value }
      : { data: {}, ...(value !== null && { problem: { message: 'it is no mapping', line: 0 } }) };
  } catch (error) {
    return { data: {}, problem: { message: (error as Error).message, line: 0 } };
  }
}

/** Replaces tabs by spaces, and puts values that YAML cannot take into quotation marks. */
function repair(source: string): string {
  return source
    .replaceAll('\t', '  ')
    .replaceAll(
      /^([ ]*(?:-[ ]+)?[\w-]+:[ ]+)(?!["'[{|>&*!])(.*(?::(?:[ ]|$)|[ ]#).*)$|^([\w-]+:[ ]+)([@`%&*!][^\n]*|"[^"\n]*"[^\n]+|'[^'\n]*'[^\n]+|\[[^\]\n]*|\{[^}\n]*)$/gm,
      (_, key?: string, value?: string, otherKey?: string, otherValue?: string) =>
        `${key ?? otherKey}${JSON.stringify((value ?? otherValue ?? '').trim())}`,
    );
}

/** Reads the lines `key: value` at the left margin. */
function readLines(source: string): Record<string, unknown> {
  return Object.fromEntries(
    [...source.matchAll(/^([\w-]+):[ \t]*["']?([^\n]*?)["']?[ \t]*$/gm)]
      .filter(([, , value]) => value !== '')
      .map(([, key = '', value]) => [key, value]),
  );
}
