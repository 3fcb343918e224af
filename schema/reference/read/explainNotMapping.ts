import type { Problem } from '../../diagnostics/Problem.ts';
import { describeValue } from '../../shape/messages/describeValue.ts';
import type { YamlFile } from '../../yaml/YamlFile.ts';

/** Explains that a value is not a mapping; `name` starts the message. */
export function explainNotMapping(file: YamlFile, path: string[], name: string): Problem {
  const value = path
    .slice(file.base?.length)
    .reduce<unknown>(
      (parent, key) => (parent as Record<string, unknown> | null)?.[key],
      file.value,
    );
  const empty = value === null || value === undefined;
  return {
    rule: empty ? 'empty-value' : 'wrong-type',
    message: empty
      ? `${name} is empty; it needs a mapping.`
      : `${name} must be a mapping, not ${describeValue(value)}.`,
    hint: 'write its keys on indented lines below',
    at: { file, path, part: empty ? 'key' : 'value' },
  };
}
