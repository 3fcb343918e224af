import { isScalar } from 'yaml';
import type { Schema } from './listKeys.ts';
import {
  badReference,
  deletedKey,
  getSource,
  type Mutate,
  type Mutation,
  misspell,
  misspeltKey,
  movedLine,
  mutation,
  replaced,
  strayBytes,
  type Target,
  truncated,
  wrongType,
} from './mutations.ts';
import type { Random } from './random.ts';

/** Every kind of mistake of the table, by name. */
export const mistakes: Record<string, Mutate> = {
  'misspelt key': misspeltKey,
  'misspelt name at its use': badReference,
  'misspelt choice': misspeltChoice,
  'misspelt route': (target, random) =>
    misspeltDefinition(target, random, /^ {2}["']?\/[\w/{} .-]*/gm, manifestsOnly),
  'misspelt block definition': (target, random) =>
    misspeltDefinition(target, random, /^ {2}[a-z][\w-]*(?=:$)/gm, blocksOnly),
  'misspelt row definition': (target, random) =>
    misspeltDefinition(target, random, /^[a-z][\w-]*(?=:$)/gm, rowsOnly),
  'misspelt id': (target, random) => misspeltDefinition(target, random, /(?<=^ +id: ).+/gm),
  'misspelt row at its use': (target, random) =>
    misspeltDefinition(target, random, /(?<=with: .*\w+\.)[\w-]+|(?<=each: .*: )[\w-]+/g),
  'misspelt name of a binding': (target, random) =>
    misspeltDefinition(target, random, /(?<=(?:with|each): \{ )\w+/g),
  'misspelt filter': (target, random) =>
    misspeltDefinition(target, random, /(?<=\| )\w+(?= \}\})/g),
  'misspelt template link': (target, random) =>
    misspeltDefinition(target, random, /\/[a-z]+\/?(?=\{\{[^\n]*[)"])/g),
  'wrong type': wrongType,
  'deleted required key': deletedKey,
  'deleted line': deletedLine,
  'moved line': movedLine,
  'line at the column of its page': (target, random) =>
    changeLine(target, random, /^ {4}(?=\w)/gm, '  '),
  'truncated file': truncated,
  'stray bytes': strayBytes,
  'link to a page that is not written yet': (target, random) =>
    changeLine(target, random, /(?<=to: \/|\]\(\/)[a-z]+/g, random.pick(newWords)),
  'missing slash of a route': (target, random) =>
    changeLine(target, random, /(?<=^ {2}["']?)\/(?=[\w{])/gm, ''),
  'page shifted left': (target, random) => shiftBlock(target, random, /^ {2}["']?\/.*/gm, -2),
  'page shifted right': (target, random) => shiftBlock(target, random, /^ {2}["']?\/.*/gm, 2),
  'section shifted left': (target, random) => shiftBlock(target, random, /^ {6}- \w.*/gm, -2),
  'section shifted right': (target, random) => shiftBlock(target, random, /^ {6}- \w.*/gm, 2),
  'missing hyphen': (target, random) => changeLine(target, random, /(?<=^ +)- (?=\w)/gm, '  '),
  'missing colon': (target, random) => changeLine(target, random, /(?<=^ *(?:- )?\w+):/gm, ''),
  'missing space after a colon': (target, random) =>
    changeLine(target, random, /(?<=^ *(?:- )?\w+:) (?=\S)/gm, ''),
  'missing opening quote': (target, random) => changeLine(target, random, /(?<=: )"/g, ''),
  'missing closing quote': (target, random) => changeLine(target, random, /(?<=")"(?=$)|"$/gm, ''),
  'missing brace': (target, random) => changeLine(target, random, /(?<=[^}]) \}$/gm, ''),
  'tab indentation': (target, random) => changeLine(target, random, /^ {2}(?= )/gm, '\t'),
  'colon in a text': (target, random) =>
    changeLine(target, random, /(?<=(?:title|text|headline): [A-Z]\w+) /g, ': '),
  'duplicate line': duplicateLine,
  'pages: missing': (target, random) => changeLine(target, random, /^pages:\n/gm, ''),
  'pages: missing, routes at the top level': (target) => {
    const start = /^pages:\n/m.exec(target.text);
    if (!start) return undefined;
    const body = target.text.slice(start.index + start[0].length);
    const end = body.search(/^\w/m);
    const inner = (end < 0 ? body : body.slice(0, end)).replace(/^ {2}/gm, '');
    const rest = end < 0 ? '' : body.slice(end);
    return mutation(
      'top level',
      target,
      target.text.slice(0, start.index) + inner + rest,
      start.index,
    );
  },
  'key of site deleted': (target, random) =>
    changeLine(target, random, /^ {2}(?:name|url|description): .*\n/gm, '', (at) =>
      isBelow(target.text, at, 'site'),
    ),
  'text for each or with': (target, random) =>
    changeLine(target, random, /(?<=^ {4}(?:with|each): )\{ \w+: ([\w.]+).*$/gm, (match) =>
      String(match[1]),
    ),
  'date with slashes': (target, random) =>
    changeLine(target, random, /(?<=^ {2}["']?\/.*\n)(?= {4}\w)/gm, '    publishAt: 2027/01/15\n'),
  'expression without quotes': (target, random) =>
    changeLine(target, random, /(?<=: )"(\{\{[^"]*)"$/gm, (match) => String(match[1])),
  'conflict markers': (target, random) =>
    changeLine(
      target,
      random,
      /^ +\w.*\n/gm,
      (match) => `<<<<<<< HEAD\n${match[0]}=======\n${match[0]}>>>>>>> theirs\n`,
    ),
};

const newWords = ['boston', 'winter', 'gallery', 'museum', 'lantern', 'workshop'];

const manifestsOnly = (path: string, text: string, at: number) =>
  !path.startsWith('data/') && isBelow(text, at, 'pages');
const blocksOnly = (path: string, text: string, at: number) =>
  !path.startsWith('data/') && isBelow(text, at, 'blocks');
const rowsOnly = (path: string) => /^data\/[\w-]+\.yaml$/.test(path);

/** Whether an offset is below a key of the top level. */
function isBelow(text: string, at: number, key: string): boolean {
  return (
    /^(\w+):/.exec(text.slice(text.slice(0, at).search(/^\w+:(?![\s\S]*^\w+:)/m)))?.[1] === key
  );
}

function misspeltDefinition(
  target: Target,
  random: Random,
  pattern: RegExp,
  allows: (path: string, text: string, at: number) => boolean = () => true,
): Mutation | undefined {
  const found = [...target.text.matchAll(pattern)].filter(({ index }) =>
    allows(target.path, target.text, index),
  );
  if (found.length === 0) return undefined;
  const { index, 0: name } = random.pick(found);
  const words = [...name.matchAll(/[a-z]{3,}/gi)].filter(
    (word) => !/\{\{[^}]*$/.test(name.slice(0, word.index)),
  );
  if (words.length === 0) return undefined;
  const word = random.pick(words);
  const wrong = misspell(word[0], random);
  if (wrong === undefined || target.text.includes(`${wrong}:`)) return undefined;
  const from = index + word.index;
  return { ...replaced('name', target, from, from + word[0].length, wrong), meant: word[0] };
}

function misspeltChoice(target: Target, random: Random): Mutation | undefined {
  const key = random.pick(target.keys.filter(({ schema }) => (schema as Schema)?.enum));
  if (!key || !isScalar(key.value) || !key.value.range) return undefined;
  const word = getSource(target, key.value);
  const wrong = misspell(word, random);
  if (wrong === undefined) return undefined;
  const [from, to] = key.value.range;
  return { ...replaced('choice', target, from, to, wrong), meant: word };
}

/** Replaces one match of a pattern. */
function changeLine(
  target: Target,
  random: Random,
  pattern: RegExp,
  replacement: string | ((match: RegExpMatchArray) => string),
  allows: (at: number) => boolean = () => true,
): Mutation | undefined {
  const found = [...target.text.matchAll(pattern)].filter(({ index }) => allows(index));
  if (found.length === 0) return undefined;
  const match = random.pick(found);
  const text = typeof replacement === 'string' ? replacement : replacement(match);
  return replaced('line', target, match.index, match.index + match[0].length, text);
}

function deletedLine(target: Target, random: Random): Mutation | undefined {
  return changeLine(target, random, /^ *[^\s#].*\n/gm, '');
}

function duplicateLine(target: Target, random: Random): Mutation | undefined {
  return changeLine(target, random, /^ +\w.*\n/gm, (match) => match[0] + match[0]);
}

/** Shifts a line and all deeper lines below it. */
function shiftBlock(
  target: Target,
  random: Random,
  opener: RegExp,
  by: number,
): Mutation | undefined {
  const found = [...target.text.matchAll(opener)];
  if (found.length === 0) return undefined;
  const { index, 0: first } = random.pick(found);
  const indent = first.length - first.trimStart().length;
  const rest = target.text.slice(index + first.length);
  const end = rest.search(new RegExp(`\\n {0,${indent}}\\S`));
  const block = first + (end < 0 ? rest : rest.slice(0, end));
  const shifted = by < 0 ? block.replace(/^ {2}/gm, '') : block.replace(/^(?=.)/gm, ' '.repeat(by));
  return replaced('shift', target, index, index + block.length, shifted);
}
