import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Problem, TextLocation } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('yaml', {
  'undefined-anchor': {
    code: 'BW045',
    severity: 'error',
    losesValue: true,
    title: 'An alias has no anchor',
    why: '`*name` repeats the value that `&name` marks, and the anchor must come first.',
    help: 'Define the anchor before the alias. If the asterisk is part of the text, put the text in quotes.',
    ...examples`- type: quote
  text: ${['*praise', '"*praise*"']}`,
  },
  'unused-anchor': {
    code: 'BW046',
    severity: 'warning',
    title: 'An anchor is never used',
    why: 'The anchor may be left over, or its `*name` may have been forgotten.',
    help: 'Remove the anchor, or repeat the value with `*name`.',
    ...examples`- type: quote
  text: ${['&praise It', 'It']} simply works.`,
  },
});

const report = createReporter<typeof rules>();

/**
 * Creates the problem of an alias without an anchor.
 *
 * @param suggestion the name of an anchor with a similar name
 * @param isCertain whether a fix may replace the name by the suggestion
 */
export function undefinedAnchor(
  name: string,
  at: TextLocation,
  { suggestion, isCertain }: { suggestion: string | undefined; isCertain: boolean },
): Problem {
  return report('undefined-anchor', {
    message: `No anchor \`&${name}\` is defined before this alias.`,
    hint: suggestion
      ? `did you mean "*${suggestion}"?`
      : 'if the asterisk is part of the text, put the text in quotes',
    at,
    ...(suggestion && isCertain && { fix: [{ at, text: `*${suggestion}` }] }),
  });
}

/** Creates the problem of an alias inside the value of its own anchor. */
export function aliasInItself(name: string, at: TextLocation): Problem {
  return report('undefined-anchor', {
    message: `The alias \`*${name}\` is inside the value that it repeats.`,
    hint: 'move the alias out of the value',
    at,
  });
}

/** Creates the problem of `*word* text` without quotes, whose first word YAML reads as an alias. */
export function textReadAsAlias(word: string, at: TextLocation): Problem {
  return report('undefined-anchor', {
    message: `Put a text that starts with \`*\` in quotes; YAML reads \`${word}\` as an alias.`,
    hint: 'put the whole text in double quotes',
    at,
  });
}

/** Creates the problem of an anchor that no alias repeats. */
export function unusedAnchor(name: string, at: TextLocation): Problem {
  return report('unused-anchor', {
    message: `The anchor \`&${name}\` is never used.`,
    hint: `remove it, or repeat the value elsewhere with \`*${name}\``,
    at,
  });
}
