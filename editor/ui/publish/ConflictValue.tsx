import { diffWords } from '../../../base/text/diffWords.ts';
import { isMapping } from '../../../base/values/isMapping.ts';
import type { Side, ValueConflict } from '../../merge/settleValues.ts';
import { humanizeKey } from '../parts/humanizeKey.ts';
import { summarize } from '../state/summarize.ts';

/** Shows what one side has in a place, with the words marked that the other one lacks. */
export function ConflictValue({ conflict, side }: { conflict: ValueConflict; side: Side }) {
  const { kind, mine, theirs } = conflict;
  const value = conflict[side];
  if (value === undefined)
    return (
      <p>
        <em>Removed</em>
      </p>
    );
  if (kind === 'order' && Array.isArray(value)) return <p>{value.map(summarize).join(', ')}</p>;
  if (typeof mine !== 'string' || typeof theirs !== 'string') return <p>{writeOut(value)}</p>;
  const changeOfSide = side === 'mine' ? 'removed' : 'added';
  const parts = diffWords(mine, theirs).filter(
    (part) => part.kind === 'same' || part.kind === changeOfSide,
  );
  return (
    <p dir="auto">
      {parts.map((part, index) => {
        const Tag = part.kind === 'same' ? 'span' : 'mark';
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
        return <Tag key={index}>{part.text}</Tag>;
      })}
    </p>
  );
}

/** Writes a value for people: a line for each text, with its label. */
function writeOut(value: unknown, indent = ''): string {
  if (Array.isArray(value)) return value.map((item) => writeOut(item, indent)).join('\n');
  if (!isMapping(value)) return `${indent}${String(value)}`;
  return Object.entries(value)
    .map(([key, item]) =>
      typeof item === 'object' && item !== null
        ? `${indent}${humanizeKey(key)}:\n${writeOut(item, `${indent}  `)}`
        : `${indent}${humanizeKey(key)}: ${String(item)}`,
    )
    .join('\n');
}
