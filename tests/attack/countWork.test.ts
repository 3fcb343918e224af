// biome-ignore-all lint/performance/noAccumulatingSpread: the work that is to be seen.
import { expect, it } from 'vitest';
import { countPatternSteps } from './countPatternSteps.ts';
import { countWork, measureGrowth, mostGrowth, type Work } from './countWork.ts';

const texts = (size: number) => Array.from({ length: size }, (_, index) => `name${index}`);

it.each<[string, (list: string[]) => unknown]>([
  [
    'nested loops',
    (list) => list.filter((one) => list.every((other) => one.length < other.length + 9)),
  ],
  ['a copied list', (list) => list.reduce<string[]>((all, one) => [...all, one], [])],
  ['flat()', (list) => list.reduce<string[]>((all, one) => [all, one].flat(), [])],
  ['a copied object', (list) => list.reduce((all, one) => ({ ...all, [one]: 1 }), {})],
  ['includes()', (list) => list.filter((one) => list.includes(`${one}x`))],
  ['toSpliced()', (list) => list.reduce<string[]>((all, one) => all.toSpliced(0, 0, one), [])],
  ['a pattern that scans to the end', (list) => list.join('').match(/n[^!]*!/)],
  [
    'a pattern that backtracks',
    (list) => /^(\w+|\d+)*!$/.test(list.join('').slice(0, list.length / 50)),
  ],
  ['trailing characters', (list) => `${' '.repeat(list.length)}!`.replace(/ +$/, '')],
  ['indexOf() to the end', (list) => list.map((_, at) => list.join('').indexOf('!', at))],
])('sees quadratic work: %s', async (_, run) => {
  expect(await measureGrowth(500, texts, run)).toBeGreaterThan(3);
});

it.each<[string, (list: string[]) => unknown]>([
  ['a loop', (list) => list.map((one) => one.toUpperCase())],
  ['a set', (list) => list.filter((one) => new Set(list.slice(0, 3)).has(one))],
  ['sorting', (list) => list.toReversed().sort((one, other) => (one < other ? -1 : 1))],
  ['joining and splitting', (list) => list.join('&').split('&')],
  ['replacing', (list) => list.join('&').replace(/[\d&]+/g, (part) => `${part}!`)],
  ['a pattern with two loops', (list) => /^\w+&?\w*$/.test(list.join(''))],
  ['JSON', (list) => JSON.parse(JSON.stringify(list))],
  ['an exception', () => Promise.reject(new Error('refused'))],
])('accepts linear work: %s', async (_, run) => {
  expect(await measureGrowth(2000, texts, run)).toBeLessThan(mostGrowth);
});

it('counts the same run alike', async () => {
  const run = () => texts(1000).map((text) => text.replace(/\d/g, ''));
  await countWork(run);
  const works: Work[] = [];
  for (let count = 0; count < 6; count++) works.push(await countWork(run));
  expect(new Set(works.map(({ blocks }) => blocks)).size).toBe(1);
  expect(new Set(works.map(({ reads }) => reads)).size).toBe(1);
  // Bytes are sampled, and become fewer whenever V8 optimizes the code.
  const ratios = works.slice(1).map(({ bytes }, index) => bytes / (works[index]?.bytes ?? 0));
  expect(
    ratios.some((ratio) => Math.abs(ratio - 1) < 0.5),
    String(ratios),
  ).toBe(true);
});

it.each<[RegExp, string, number]>([
  [/a*b/g, 'aaac aab', 0],
  [/(?<=\$)\d+(?:\.\d*)?/, 'costs 5 or $12.50', 0],
  [/(["'])(?:(?!\1).)*\1/, `say 'it "is" so'`, 0],
  [/^(?:x|xy)+?$/m, 'no\nxyxxy', 0],
  [/\p{L}{2,3}\b/u, '1 é 😀 𝒜bcd', 0],
  [/[^\s😀]+$/iu, 'A 😀bC', 0],
  [/\d/y, 'a1', 1],
  [/\d/y, 'a1', 0],
  [/(?<!a|bb)c(?!d)/, 'ac bbc cd xc', 0],
])('counts the steps of %s to the same end', (pattern, text, from) => {
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  const { end, steps } = countPatternSteps(pattern, text, from);
  expect(end).toBe(match === null ? -1 : match.index + match[0].length);
  expect(steps).toBeGreaterThan(0);
});
