import fc from 'fast-check';
import type { JsonValue } from '../../features/_shared/yamlEdits/emit.ts';
import type { YamlEdit } from '../../features/_shared/yamlEdits/YamlEdit.ts';
import type { YamlPath } from '../../schema/yaml/YamlLocation.ts';
import { fraction } from './fraction.ts';

/** Ordinary words, and texts that YAML reads as something else. */
const text = fc.oneof(
  { weight: 5, arbitrary: fc.lorem({ maxCount: 24 }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'no',
      '09:30',
      '1.10',
      '{{ city.name }} first',
      'a: b',
      '# not a comment',
      'it’s “so”',
      '',
      ' padded ',
      '- dash',
      '*star*',
      'C# and F#',
      'one, [two], {three}',
      "it's",
      '"quoted"',
      'null',
      'two\nlines',
      'two\n\nparagraphs of text',
      'tab\there',
      '@at',
      '100%',
      '~',
      '=',
      'ends:',
      '😀 smile',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
);

const plain = { noNullPrototype: true };

const content: fc.Arbitrary<JsonValue> = fc.oneof(
  text,
  fc.integer({ min: 0, max: 9999 }),
  fc.boolean(),
  fc.record({ label: text, to: fc.constant('/pricing') }, plain),
  fc.array(text, { minLength: 1, maxLength: 3 }),
  fc.record(
    {
      type: fc.constant('cta'),
      title: text,
      actions: fc.array(fc.record({ label: text, to: fc.constant('#x') }, plain), {
        minLength: 1,
        maxLength: 2,
      }),
    },
    plain,
  ),
);

/** A random choice of an edit, which `concreteEdit` applies to the content of a file. */
export interface Choice {
  what: 'set' | 'setText' | 'remove' | 'insert' | 'move' | 'duplicate' | 'rename' | 'addKey';
  /** Fractions that choose the path, one for each level. */
  picks: number[];
  content: JsonValue;
  text: string;
  other: number;
}

/** Generates choices; shrinks to small ones. */
export const choices: fc.Arbitrary<Choice> = fc.record({
  what: fc.constantFrom(
    'set',
    'setText',
    'setText',
    'remove',
    'insert',
    'move',
    'move',
    'duplicate',
    'rename',
    'addKey',
  ),
  picks: fc.array(fraction, { minLength: 8, maxLength: 8 }),
  content,
  text,
  other: fraction,
}) as fc.Arbitrary<Choice>;

/** Returns the edit that a choice stands for in a content; undefined if there is none. */
export function concreteEdit(
  root: unknown,
  { what, picks, content, text, other }: Choice,
): YamlEdit | undefined {
  const wanted = {
    move: 'collection',
    insert: 'list',
    addKey: 'mapping',
    setText: 'text',
    duplicate: 'item',
  }[what as string];
  const places = placesIn(root, [], wanted ?? 'entry');
  const [kind, path, value] = walk(root, places, picks);
  if (!path || path.length === 0) return undefined;
  const size = Array.isArray(value) ? value.length : Object.keys((value ?? {}) as object).length;
  switch (what) {
    case 'set':
      return { kind: 'set', path, value: content };
    case 'setText':
      return kind === 'text'
        ? { kind: 'set', path, value: reworded(String(value), text, other) }
        : undefined;
    case 'remove':
      return { kind: 'remove', path };
    case 'insert':
      return { kind: 'insert', path, index: Math.floor(other * (size + 1)), value: content };
    case 'move': {
      const from = Math.floor((picks[0] ?? 0) * 7919) % size;
      const to = Math.floor(other * size);
      return size > 1 && from !== to ? { kind: 'move', path, from, to } : undefined;
    }
    case 'duplicate':
      return typeof path.at(-1) === 'number'
        ? { kind: 'duplicate', path }
        : { kind: 'duplicate', path, key: `copy-${Math.floor(other * 1e6)}` };
    case 'rename':
      return typeof path.at(-1) === 'string'
        ? { kind: 'rename', path, key: `renamed ${Math.floor(other * 1e6)}` }
        : undefined;
    case 'addKey':
      return { kind: 'set', path: [...path, `added${Math.floor(other * 1e6)}`], value: content };
  }
}

type EditTarget = [kind: string, path: YamlPath | undefined, value: unknown];

function walk(_root: unknown, places: EditTarget[], picks: number[]): EditTarget {
  return places[Math.floor((picks[1] ?? 0) * places.length)] ?? ['none', undefined, undefined];
}

function placesIn(value: unknown, path: YamlPath, wanted: string): EditTarget[] {
  const collection = typeof value === 'object' && value !== null;
  const kinds = [
    'entry',
    typeof value === 'string' ? 'text' : '',
    collection ? 'collection' : '',
    Array.isArray(value) ? 'list' : collection ? 'mapping' : '',
    typeof path.at(-1) === 'number' || path.length === 2 ? 'item' : '',
  ];
  const own: EditTarget[] =
    path.length > 0 && kinds.includes(wanted) ? [[wanted, path, value]] : [];
  if (!collection) return own;
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value as object);
  return [...own, ...entries.flatMap(([key, inner]) => placesIn(inner, [...path, key], wanted))];
}

/** Changes a word of a text, or replaces the text. */
function reworded(old: string, text: string, other: number): string {
  const words = old.split(' ');
  if (words.length < 3 || other < 0.3) return text;
  return words.with(Math.floor(other * words.length), text.trim() || 'word').join(' ');
}
