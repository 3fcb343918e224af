import { type AST, RegExpParser } from '@eslint-community/regexpp';

/**
 * Counts the steps of a backtracking search, which a JavaScript engine does not tell: the characters
 * and parts of the pattern that it tries until the first match or the end of the text.
 *
 * Repeated groups recurse, so a text of many thousand repetitions overflows the stack.
 *
 * @returns the steps, `Infinity` above a million; and the end of the match, -1 without one
 */
export function countPatternSteps(
  pattern: RegExp,
  text: string,
  from: number,
): { steps: number; end: number } {
  const { match, isAnchored } = compile(pattern);
  const search: Search = { text, steps: 0, groups: new Map() };
  let end = -1;
  const accept = (at: number) => {
    end = at;
    return true;
  };
  const last = pattern.sticky || isAnchored ? from : text.length;
  try {
    for (let start = from; start <= last; start += 1)
      if (match(search, start, accept)) return { steps: search.steps, end };
  } catch (error) {
    if (error !== stepLimit) throw error;
    search.steps = Number.POSITIVE_INFINITY;
  }
  return { steps: search.steps, end };
}

interface Search {
  text: string;
  steps: number;
  groups: Map<AST.CapturingGroup, string>;
}

/** Matches a part of a pattern at an offset, and the rest of the pattern (`next`) after it. */
type Matcher = (search: Search, at: number, next: (at: number) => boolean) => boolean;

interface CompiledPattern {
  match: Matcher;
  /** Whether only the start of the text can match. */
  isAnchored: boolean;
}

function compile(pattern: RegExp): CompiledPattern {
  const key = String(pattern);
  let compiled = compiledPatterns.get(key);
  if (compiled === undefined) {
    const flags = { unicode: pattern.unicode, unicodeSets: pattern.flags.includes('v') };
    const tree = new RegExpParser().parsePattern(pattern.source, undefined, undefined, flags);
    const isAnchored = tree.alternatives.every(
      ({ elements: [first] }) => first?.type === 'Assertion' && first.kind === 'start',
    );
    compiled = {
      match: compileAlternatives(tree.alternatives, { pattern, step: 1 }),
      isAnchored: isAnchored && !pattern.multiline,
    };
    compiledPatterns.set(key, compiled);
  }
  return compiled;
}

const compiledPatterns = new Map<string, CompiledPattern>();

/** The pattern, and 1 or, inside of a lookbehind, -1. */
interface Direction {
  pattern: RegExp;
  step: 1 | -1;
}

function compileAlternatives(alternatives: AST.Alternative[], direction: Direction): Matcher {
  const matchers = alternatives.map(({ elements }) => {
    const parts = elements.map((element) => compileElement(element, direction));
    const ordered = direction.step === 1 ? parts : parts.toReversed();
    return ordered.reduceRight<Matcher>(
      (rest, part) => (search, at, next) => part(search, at, (end) => rest(search, end, next)),
      (_, at, next) => next(at),
    );
  });
  return (search, at, next) => matchers.some((match) => match(search, at, next));
}

function compileElement(element: AST.Element, direction: Direction): Matcher {
  const match = compileUncounted(element, direction);
  return (search, at, next) => {
    countStep(search);
    return match(search, at, next);
  };
}

function compileUncounted(element: AST.Element, direction: Direction): Matcher {
  const { pattern, step } = direction;
  switch (element.type) {
    case 'Group':
      return compileAlternatives(element.alternatives, direction);
    case 'CapturingGroup': {
      const match = compileAlternatives(element.alternatives, direction);
      return (search, at, next) =>
        match(search, at, (end) => {
          search.groups.set(element, search.text.slice(Math.min(at, end), Math.max(at, end)));
          return next(end);
        });
    }
    case 'Quantifier':
      return compileQuantifier(element, direction);
    case 'Assertion':
      return compileAssertion(element, pattern);
    case 'Backreference':
      return ({ text, groups }, at, next) => {
        const group = Array.isArray(element.resolved) ? element.resolved[0] : element.resolved;
        const value = (group && groups.get(group)) ?? '';
        const start = step === 1 ? at : at - value.length;
        return text.startsWith(value, start) && next(at + step * value.length);
      };
    default: {
      const read = compileCharacter(element, direction);
      return (search, at, next) => {
        const end = read(search.text, at);
        return end >= 0 && next(end);
      };
    }
  }
}

function compileQuantifier(
  { element, min, max, greedy }: AST.Quantifier,
  direction: Direction,
): Matcher {
  if (isCharacter(element)) {
    // A loop instead of recursion, so that long runs do not overflow the stack.
    const read = compileCharacter(element, direction);
    return (search, at, next) => {
      const ends = [at];
      const extend = () => {
        countStep(search);
        const end = ends.length > max ? -1 : read(search.text, ends.at(-1) as number);
        if (end >= 0) ends.push(end);
        return end >= 0;
      };
      while ((greedy || ends.length <= min) && extend());
      for (;;) {
        if (ends.length <= min) return false;
        countStep(search);
        if (next(ends.at(-1) as number)) return true;
        if (greedy) ends.pop();
        else if (!extend()) return false;
      }
    };
  }
  const match = compileElement(element, direction);
  const repeat =
    (count: number): Matcher =>
    (search, at, next) => {
      const more = () =>
        count < max &&
        match(
          search,
          at,
          (end) => (end !== at || count < min) && repeat(count + 1)(search, end, next),
        );
      if (count < min) return more();
      return greedy ? more() || next(at) : next(at) || more();
    };
  return repeat(0);
}

function compileAssertion(element: AST.Assertion, pattern: RegExp): Matcher {
  if (element.kind === 'lookahead' || element.kind === 'lookbehind') {
    const step = element.kind === 'lookahead' ? 1 : -1;
    const match = compileAlternatives(element.alternatives, { pattern, step });
    return (search, at, next) => match(search, at, () => true) !== element.negate && next(at);
  }
  const test = new RegExp(element.raw, `${pattern.flags.replace(/[gyd]/g, '')}y`);
  return ({ text }, at, next) => {
    test.lastIndex = at;
    return test.test(text) && next(at);
  };
}

type CharacterElement =
  | AST.Character
  | AST.CharacterSet
  | AST.CharacterClass
  | AST.ExpressionCharacterClass;

function isCharacter(element: AST.QuantifiableElement): element is CharacterElement {
  return /^(?:Character|CharacterSet|CharacterClass|ExpressionCharacterClass)$/.test(element.type);
}

/** Returns a function that reads a character and returns the offset after it, or -1. */
function compileCharacter(
  { raw }: { raw: string },
  { pattern, step }: Direction,
): (text: string, at: number) => number {
  const test = new RegExp(`^(?:${raw})$`, pattern.flags.replace(/[gyd]/g, ''));
  const results = new Map<string, boolean>();
  const isUnicode = /[uv]/.test(pattern.flags);
  return (text, at) => {
    const before = step === -1 && isUnicode && /[\udc00-\udfff]/.test(text[at - 1] ?? '') ? 2 : 1;
    const start = step === 1 ? at : at - before;
    const point = text.codePointAt(start);
    if (point === undefined || start < 0) return -1;
    const character = isUnicode ? String.fromCodePoint(point) : (text[start] as string);
    let matches = results.get(character);
    if (matches === undefined) {
      matches = test.test(character);
      results.set(character, matches);
    }
    if (!matches) return -1;
    return step === 1 ? at + character.length : start;
  };
}

function countStep(search: Search): void {
  search.steps += 1;
  if (search.steps > 1_000_000) throw stepLimit;
}

const stepLimit = new Error('too many steps');
