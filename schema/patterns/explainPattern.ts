import { createRequire } from 'node:module';
import type { AST } from '@eslint-community/regexpp';
import type { Finding } from '../validate/Finding.ts';
import { sampleCharacters } from './createCharacterSampler.ts';
import { isAmbiguousLoop } from './hasAmbiguousLoop.ts';
import { PatternTooLarge, patternGraph } from './PatternGraph.ts';

/**
 * Explains why a regular expression cannot be used to check what visitors type: it cannot be
 * compiled with the flag `u` (as forms, edge functions and JSON Schema compile it), or matching some
 * texts takes time that doubles with every character. Undefined for a usable one.
 */
export function explainPattern(
  pattern: string,
): Pick<Finding, 'rule' | 'message' | 'hint'> | undefined {
  if (!explained.has(pattern)) {
    if (explained.size > 1000) explained.clear();
    explained.set(pattern, explain(pattern));
  }
  return explained.get(pattern);
}

type Explanation = ReturnType<typeof explainPattern>;

const explained = new Map<string, Explanation>();

function explain(pattern: string): Explanation {
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    return {
      rule: 'invalid-pattern',
      message: `This is not a regular expression: ${reasonOf(error)}.`,
      hint: 'write it as JavaScript does without the slashes, such as "^[0-9]{5}$"; \\ before a special character makes it plain',
    };
  }
  // Only a repeated group can match a text in two ways; the others need no parser to be loaded.
  if (!/\)[*+{]/.test(pattern)) return undefined;
  try {
    if (!isExponential(pattern)) return undefined;
    return {
      rule: 'slow-pattern',
      message: 'Matching this pattern can take exponential time.',
      hint: 'let each character match in only one way: `^a+$` instead of `^(a+)+$`, `[ab]*` instead of `(a|b|ab)*`',
    };
  } catch (error) {
    if (!(error instanceof PatternTooLarge)) throw error;
    return {
      rule: 'slow-pattern',
      message: 'This pattern is too long to be checked for exponential matching time.',
      hint: 'shorten it, or use fewer nested repetitions',
    };
  }
}

/** The engine's reason, without the pattern that it repeats. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split(': ').at(-1) ?? text).replace(/^[A-Z]/, (first) => first.toLowerCase());
}

function isExponential(pattern: string): boolean {
  const { alternatives } = parse(pattern);
  const sample = sampleCharacters(pattern);
  const open: (readonly AST.Alternative[])[] = [alternatives];
  for (const list of open) {
    const graph = patternGraph(list, sample);
    if (isAmbiguousLoop(graph)) return true;
    open.push(...graph.inner);
  }
  return false;
}

/** Loads the parser when the first pattern needs it: few sites have one. */
function parse(pattern: string): AST.Pattern {
  const require = createRequire(import.meta.url);
  const {
    RegExpParser,
  }: typeof import('@eslint-community/regexpp') = require('@eslint-community/regexpp');
  return new RegExpParser({ ecmaVersion: 2024 }).parsePattern(pattern, 0, pattern.length, {
    unicode: true,
  });
}
