import { createRequire } from 'node:module';
import type { AST } from '@eslint-community/regexpp';
import { createCharacterSampler } from './createCharacterSampler.ts';
import { hasAmbiguousLoop } from './hasAmbiguousLoop.ts';
import { createPatternGraph, PatternTooLarge } from './PatternGraph.ts';

/** Why a regular expression cannot be used, in the terms of the catalogue. */
interface PatternProblem {
  rule: 'invalid-pattern' | 'slow-pattern';
  message: string;
  hint: string;
}

/**
 * Explains why a regular expression cannot check visitors' input: it does not compile with the flag
 * `u` (which forms, edge functions and JSON Schema use), or matching some texts takes time that
 * doubles with every character. Returns undefined for a usable pattern.
 */
export function explainPattern(pattern: string): PatternProblem | undefined {
  if (!explanations.has(pattern)) {
    if (explanations.size > 1000) explanations.clear();
    explanations.set(pattern, analyzePattern(pattern));
  }
  return explanations.get(pattern);
}

const explanations = new Map<string, PatternProblem | undefined>();

function analyzePattern(pattern: string): PatternProblem | undefined {
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    return {
      rule: 'invalid-pattern',
      message: `This is not a regular expression: ${getReason(error)}.`,
      hint: 'write it as JavaScript does without the slashes, such as "^[0-9]{5}$"; \\ before a special character makes it plain',
    };
  }
  // Only a repeated group can match a text in two ways; other patterns need no parser.
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

/** Returns the engine's reason without the pattern, which the engine repeats. */
function getReason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split(': ').at(-1) ?? text).replace(/^[A-Z]/, (first) => first.toLowerCase());
}

function isExponential(pattern: string): boolean {
  const { alternatives } = parse(pattern);
  const getSamples = createCharacterSampler(pattern);
  const pending: (readonly AST.Alternative[])[] = [alternatives];
  for (const list of pending) {
    const graph = createPatternGraph(list, getSamples);
    if (hasAmbiguousLoop(graph)) return true;
    pending.push(...graph.lookarounds);
  }
  return false;
}

/** Parses a pattern; loads the parser on first use, since few sites need it. */
function parse(pattern: string): AST.Pattern {
  const require = createRequire(import.meta.url);
  const {
    RegExpParser,
  }: typeof import('@eslint-community/regexpp') = require('@eslint-community/regexpp');
  return new RegExpParser({ ecmaVersion: 2024 }).parsePattern(pattern, 0, pattern.length, {
    unicode: true,
  });
}
