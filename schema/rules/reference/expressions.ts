import { createReporter } from '../../diagnostics/createReporter.ts';
import { cityPage, cityRows } from '../../diagnostics/exampleSites.ts';
import { formatNames } from '../../diagnostics/formatNames.ts';
import type { Problem, ValueLocation } from '../../diagnostics/Problem.ts';
import { defineRules, examples, type RuleName } from '../../diagnostics/RuleMeta.ts';
import { suggestFix } from '../../diagnostics/suggestName.ts';

export const rules = defineRules('reference', {
  'unknown-variable': {
    code: 'BW072',
    severity: 'error',
    atTruncation: 'consequence',
    isAboutName: true,
    title: 'An expression uses an unknown name',
    why: 'The page would show braces or a gap.',
    help: 'Correct the name. Pages can use `site`, `page` and the rows from `with:` or `each:`.',
    ...examples`${cityPage}"Hello {{ ${['ctiy', 'city']}.name }}"${cityRows}`,
  },
  'missing-column': {
    code: 'BW073',
    severity: 'error',
    atTruncation: 'consequence',
    title: 'A row lacks a column',
    why: 'The text would have a gap on the page of this row.',
    help: 'Add the column to the row, or remove the expression.',
    ...examples`${cityPage}"Hello {{ city.${['motto', 'name']} }}"${cityRows}`,
  },
  'unknown-filter': {
    code: 'BW074',
    severity: 'error',
    isAboutName: true,
    title: 'A filter does not exist',
    why: 'The available filters are money, number, date and capitalize.',
    help: 'Correct the name of the filter.',
    ...examples`${cityPage}"For {{ city.rate | ${['mony', 'money']} }}"${cityRows}`,
  },
  'wrong-filter-input': {
    code: 'BW075',
    severity: 'error',
    title: 'A filter does not accept this value',
    why: 'For example, `money` needs a number and `date` needs a date.',
    help: 'Correct the value (a number without quotes, a date such as 2026-05-31), or use another filter.',
    ...examples`${cityPage}"For {{ city.${['name', 'rate']} | money }}"${cityRows}`,
  },
  'expression-syntax': {
    code: 'BW076',
    severity: 'error',
    isAboutName: true,
    title: 'An expression is not valid',
    why: 'Blockwright cannot replace an expression that it cannot read.',
    help: 'Write `{{ name.column }}` or `{{ name.column | filter }}`.',
    ...examples`${cityPage}"Hello {{ city.${['name', 'name }}']}"${cityRows}`,
  },
  'value-not-text': {
    code: 'BW077',
    severity: 'error',
    title: 'A list or mapping is used inside a text',
    why: 'Only text, numbers and dates can be part of a sentence.',
    help: 'Make the expression the whole value, or use a value from inside the list or mapping.',
    ...examples`${cityPage}"In the {{ city.${['tags', 'tags.0']} }}"${cityRows}`,
  },
});

const report = createReporter<typeof rules>();

/** Creates the problem of a column that a collection does not have. */
export function unknownColumn(
  column: string,
  collection: string,
  at: ValueLocation,
  known: readonly string[],
): Problem {
  return report('unknown-variable', {
    message: `The collection \`${collection}\` has no column \`${column}\`.`,
    ...suggestFix(at, column, known, `available columns: ${formatNames(known)}`),
    at,
    missing: { kind: 'column', within: collection, name: column },
  });
}

/** Whether a problem is about a name that does not exist. */
export function isUnknownVariable({ rule }: { rule: RuleName }): boolean {
  return rule === ('unknown-variable' satisfies keyof typeof rules);
}

/** Whether a problem is about a column that a row lacks. */
export function isMissingColumn(problem: { rule: RuleName } | undefined): boolean {
  return problem?.rule === ('missing-column' satisfies keyof typeof rules);
}
