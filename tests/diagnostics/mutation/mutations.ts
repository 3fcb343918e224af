import { isScalar, type Scalar } from 'yaml';
import type { KnownKey, Schema } from './listKeys.ts';
import type { Random } from './random.ts';

/** A file of the seed with what mutations need to know of it. */
export interface Target {
  path: string;
  text: string;
  keys: KnownKey[];
}

/** One change to one file. */
export interface Mutation {
  kind: string;
  path: string;
  text: string;
  /** Offsets of the change, in the changed text. */
  at: number;
  to: number;
  /** Offset of the change in the text before. */
  was: number;
  /** For a one-letter misspelling: the right word, which ought to be suggested. */
  meant?: string;
}

/** Makes a mutation of a kind; undefined when the random place does not lend itself to it. */
export type Mutate = (target: Target, random: Random) => Mutation | undefined;

/** A key with one letter wrong. */
export const misspeltKey: Mutate = (target, random) => {
  const key = random.pick(target.keys);
  const word = misspell(key.name, random);
  if (word === undefined || key.siblings.includes(word)) return undefined;
  if (word in ((key.owner.properties ?? {}) as object)) return undefined;
  const from = key.from + target.text.slice(key.from, key.to).indexOf(key.name);
  return {
    ...replaced('misspelt key', target, from, from + key.name.length, word),
    meant: key.name,
  };
};

/** A required key gone, with its value. */
export const deletedKey: Mutate = (target, random) => {
  const key = random.pick(target.keys.filter((one) => one.required));
  if (!key) return undefined;
  const { text } = target;
  const start = text.lastIndexOf('\n', key.from) + 1;
  const lead = text.slice(start, key.from);
  if (!/^[ -]*$/.test(lead)) return undefined;
  const end = key.value?.range?.[2] ?? key.to;
  const rest = text.slice(end).replace(/^[ \t]*(?:#.*)?\n/, '');
  // An entry of a list keeps its hyphen: the next key moves up to it.
  if (!lead.includes('-'))
    return mutation('deleted key', target, text.slice(0, start) + rest, start, key.from);
  const next = /^( *)([^\s#-])/.exec(rest);
  if (next?.[1]?.length !== lead.length) return undefined;
  return mutation(
    'deleted key',
    target,
    text.slice(0, key.from) + rest.slice(lead.length),
    key.from,
  );
};

/** A value of another type than the schema wants. */
export const wrongType: Mutate = (target, random) => {
  const key = random.pick(target.keys);
  const schema = key.schema as Schema | undefined;
  if (
    !schema ||
    !isScalar(key.value) ||
    !key.value.range ||
    /^[|>&*]/.test(getSource(target, key.value))
  )
    return undefined;
  const values: Record<string, string[]> = {
    string: ['[wrong]', '{ wrong: true }', '1.5', 'true'],
    boolean: ['maybe', '7', '[true]'],
    number: ['many', '[1]', 'true'],
    integer: ['many', '1.5', '[1]'],
  };
  const choices = schema.enum ? ['nonsense', '[nonsense]'] : values[String(schema.type)];
  if (!choices || schema.const !== undefined) return undefined;
  const [from, to] = key.value.range;
  return replaced('wrong type', target, from, to, random.pick(choices));
};

/** A name that leads elsewhere: a block, row, route, anchor, picture, icon, form or type. */
export const badReference: Mutate = (target, random) => {
  const key = random.pick(target.keys);
  if (!isScalar(key.value) || typeof key.value.value !== 'string' || !key.value.range)
    return undefined;
  const source = getSource(target, key.value);
  const word = referenceIn(key, source);
  if (word === undefined) return undefined;
  const wrong = misspell(word, random);
  if (wrong === undefined) return undefined;
  const from = key.value.range[0] + source.indexOf(word);
  return { ...replaced('bad reference', target, from, from + word.length, wrong), meant: word };
};

/** A line moved left or right. */
export const movedLine: Mutate = (target, random) => {
  const lines = target.text.split('\n');
  const index = random.below(lines.length);
  const line = lines[index] ?? '';
  const indent = line.length - line.trimStart().length;
  if (!/^\s*[^\s#]/.test(line)) return undefined;
  const by = random.pick([-2, -1, 1, 2]);
  if (indent + by < 0) return undefined;
  lines[index] = ' '.repeat(indent + by) + line.trimStart();
  const at = lines.slice(0, index).join('\n').length + (index > 0 ? 1 : 0) + indent + by;
  return mutation('moved line', target, lines.join('\n'), at, at - by);
};

/** A file cut off. */
export const truncated: Mutate = (target, random) => {
  const at = 1 + random.below(target.text.length - 2);
  return mutation('truncated file', target, target.text.slice(0, at), at - 1);
};

/** Some bytes that do not belong there. */
export const strayBytes: Mutate = (target, random) => {
  const at = random.below(target.text.length);
  const bytes = [
    '\u0000',
    '\t',
    '"',
    "'",
    '{',
    '}',
    '[',
    ']',
    ': ',
    ':',
    '#',
    '&',
    '*',
    '@',
    '`',
    '%',
    '|',
    '>',
    '- ',
    '\n',
    '\n\n',
    '🙂',
    '{{',
    '}}',
    '\u0007',
    '?',
    '!',
    ',',
  ];
  const wrong = Array.from({ length: 1 + random.below(2) }, () => random.pick(bytes)).join('');
  return replaced('stray bytes', target, at, at, wrong);
};

/** Misspells a word: one letter changed, missing, doubled or swapped with the next. */
export function misspell(word: string, random: Random): string | undefined {
  const letters = [...word.matchAll(/[a-z]/gi)].map((match) => match.index);
  if (letters.length < 3) return undefined;
  const at = random.pick(letters);
  const letter = word.charAt(at);
  const other = random.pick([...'abcdefghijklmnopqrstuvwxyz'].filter((one) => one !== letter));
  const next = word.charAt(at + 1);
  const wrong = random.pick([
    word.slice(0, at) + other + word.slice(at + 1),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + next + letter + word.slice(at + 2),
  ]);
  return wrong === word ? undefined : wrong;
}

/** The part of a value that names something else, if it does. */
function referenceIn(key: KnownKey, source: string): string | undefined {
  const text = String((key.value as Scalar).value);
  if (key.name === 'use') return text;
  const { format, const: constant } = (key.schema ?? {}) as Schema;
  if (constant !== undefined) return text;
  const expression = /\{\{ *(?:site\.)?([A-Za-z.]+)/.exec(source)?.[1];
  if (expression) return expression.split('.').at(-1);
  if (format === 'link')
    return text.startsWith('/') || text.startsWith('#')
      ? /[a-z][a-z-]*$/.exec(text)?.[0]
      : undefined;
  if (format === 'image') return /[a-z-]+(?=\.\w+$)/.exec(text)?.[0];
  return format === 'icon' || format === 'form-name' ? text : undefined;
}

export function getSource(target: Target, node: Scalar): string {
  const [from, to] = node.range ?? [0, 0];
  return target.text.slice(from, to);
}

export function replaced(
  kind: string,
  target: Target,
  from: number,
  to: number,
  text: string,
): Mutation {
  const changed = target.text.slice(0, from) + text + target.text.slice(to);
  return { ...mutation(kind, target, changed, from), to: from + text.length };
}

export function mutation(
  kind: string,
  { path }: Target,
  text: string,
  at: number,
  was = at,
): Mutation {
  return { kind, path, text, at, to: at, was };
}
