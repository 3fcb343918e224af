import type { HostKey } from '../model/HostFile.ts';
import type { MergeFinding } from './Merge.ts';

/** Reports a key that has another value than the host needs, or that the author's file has no place for. */
export function compareKey(
  { path, value, isOptional, isLeftover, otherwise }: HostKey,
  found: unknown,
  { from, to }: { from: number; to: number },
): MergeFinding[] {
  const name = path.join('.');
  if (isLeftover)
    return isSame(found, value)
      ? [{ from, to, message: `\`${name}\` is a leftover. ${otherwise}`, hint: 'remove it' }]
      : [];
  if (found !== undefined && (isOptional || isSame(found, value))) return [];
  const message =
    found === undefined
      ? `\`${name}\` is missing. ${otherwise}`
      : `\`${name}\` is ${JSON.stringify(found)}. ${otherwise}`;
  return [{ from, to, message, hint: `write ${JSON.stringify(value)}` }];
}

/** Whether two values are the same; `./dist/client/` is the same folder as `dist/client`. */
function isSame(one: unknown, other: unknown): boolean {
  return normalize(one) === normalize(other);
}

function normalize(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/^\.\//, '').replace(/(?<=.)\/$/, '') : value;
}
