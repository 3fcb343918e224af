import type { JsonValue } from '../../../_shared/yamlEdits/index.ts';
import { toJson } from '../source/readDataFile.ts';
import { evaluateConstant } from './evaluateConstant.ts';
import { parseCode } from './parseCode.ts';
import { readConstants, readProperties } from './readConstants.ts';

/** The values of data that is written as code, as far as they are constant. */
export interface CodeData {
  value: JsonValue;
  /** The names of the values that only running the code would tell. */
  others: string[];
}

/** Reads what a module of data exports by default: a list, or a mapping with its constant keys. */
export function readCodeData(text: string): CodeData | undefined {
  const { main, values } = readConstants(parseCode(text) ?? []);
  if (!main) return undefined;
  const find = (name: string) => (values.has(name) ? { value: values.get(name) } : undefined);
  const named = main.type === 'Identifier' ? find(main.name) : undefined;
  const whole = named ?? evaluateConstant(main, find);
  if (whole) return { value: toJson(whole.value), others: [] };
  const found = readProperties(main, find);
  return found && { value: toJson(found.values), others: found.others };
}

/** Reads front matter that is written as code: the values of its `const`. */
export function readCodeMatter(text: string): {
  data: Record<string, unknown>;
  problem?: { message: string; line: number };
} {
  const statements = parseCode(text);
  const { values, others } = readConstants(statements ?? []);
  const data = toJson(Object.fromEntries(values)) as Record<string, unknown>;
  const message = statements
    ? `code calculates ${others.join(', ')}, and is not run`
    : 'the front matter is code that cannot be read';
  return { data, ...((!statements || others.length > 0) && { problem: { message, line: 0 } }) };
}
