import { createReporter } from '../../diagnostics/createReporter.ts';
import { formatNames } from '../../diagnostics/formatNames.ts';
import { getCertainCorrection } from '../../diagnostics/getCertainCorrection.ts';
import type { MissingName } from '../../diagnostics/Problem.ts';
import type { RuleName } from '../../diagnostics/RuleMeta.ts';
import { suggestName } from '../../diagnostics/suggestName.ts';
import type { rules } from '../../rules/reference/expressions.ts';
import type { YamlLocation } from '../../yaml/YamlLocation.ts';
import type { Binding, Scope } from './Scope.ts';
import { type Expression, type ExpressionToken, isOptional } from './template.ts';

/** Why an expression has no value. Without `word` it concerns the whole expression. */
export interface EvaluationFailure {
  rule: RuleName;
  message: string;
  hint?: string;
  word?: ExpressionToken;
  /** Replacement of the word that fixes it. */
  replacement?: string;
  related?: { at: YamlLocation; message: string };
  /** The name that is not defined. */
  missing?: MissingName;
}

/** Explains an expression without a value: schema/rules/reference/expressions.ts has the rules. */
export const fail = createReporter<typeof rules, EvaluationFailure>();

/**
 * Evaluates an expression in a scope. `failure` is undefined if the value is missing because of a
 * problem that is already reported.
 */
export function evaluate(
  expression: Expression,
  scope: Scope,
): { value: unknown; failure?: undefined } | { failure: EvaluationFailure | undefined } {
  if (expression.error)
    return {
      failure: fail('expression-syntax', {
        message: `This expression is not valid: ${expression.error}.`,
        hint: 'write `{{ name.column }}` or `{{ name.column | filter }}`; remove what another program would insert',
      }),
    };
  const { names } = expression;
  const [first, second] = names as [ExpressionToken, ...ExpressionToken[]];
  const binding = scope.names.get(first.text);
  if (!binding) {
    const isMisspelt = getCertainCorrection(first.text, scope.names.keys()) !== undefined;
    const isExplained = scope.isIncomplete && !isMisspelt;
    return { failure: isExplained ? undefined : explainUnknownName(first, scope) };
  }
  scope.onRead?.(first.text, second?.text, binding);
  const hasNoValue =
    binding.isBroken ||
    (second && (binding.row?.faulty?.has(second.text) || binding.missing?.has(second.text)));
  if (hasNoValue) return { failure: findUnknownFilter(expression, scope) };
  let { value } = binding;
  for (let index = 1; index < names.length; index++) {
    const { text } = names[index] as ExpressionToken;
    const has = typeof value === 'object' && value !== null && Object.hasOwn(value, text);
    if (!has && index === 1 && isOptional(expression) && mayLack(binding, text))
      return { value: undefined };
    if (!has && index === 1 && isMissingColumn(binding, text))
      return { failure: findUnknownFilter(expression, scope) };
    if (!has) return { failure: explainUnknownKey(expression, index - 1, value, binding) };
    value = (value as Record<string, unknown>)[text];
  }
  return applyFilters(expression, value, scope, binding);
}

/** Whether rows of the collection may have the column. */
function mayLack({ row }: Binding, column: string): boolean {
  return row !== undefined && row.columns?.includes(column) !== false;
}

/** Whether the row is already reported to lack the column. */
function isMissingColumn({ row }: Binding, column: string): boolean {
  return row?.faulty?.has('*') === true && row.columns?.includes(column) === true;
}

/** Locates the value that an expression names. */
export function locateValue(expression: Expression, scope: Scope): YamlLocation | undefined {
  const [first, ...rest] = expression.names;
  const binding = first && scope.names.get(first.text);
  if (!binding?.file || !binding.path) return undefined;
  return { file: binding.file, path: [...binding.path, ...rest.map((word) => word.text)] };
}

function applyFilters(expression: Expression, input: unknown, scope: Scope, binding: Binding) {
  let value = input;
  for (const word of expression.filters) {
    const filter = Object.hasOwn(scope.filters, word.text) ? scope.filters[word.text] : undefined;
    if (!filter) return { failure: explainUnknownFilter(word, scope) };
    const output = filter.apply(value);
    if (output === undefined) {
      const at = locateValue(expression, scope);
      const path = expression.names.map((name) => name.text).join('.');
      return {
        failure: fail('wrong-filter-input', {
          message: `The filter \`${word.text}\` needs ${filter.takes}, but \`${path}\` is ${describeValue(value)}.`,
          hint: 'correct the value, or use another filter',
          word,
          ...(at && { related: { at, message: `the value of \`${path}\`` } }),
        }),
      };
    }
    value = output;
  }
  return binding.isBroken ? { failure: undefined } : { value };
}

/** Explains the first unknown filter of an expression whose value is not known. */
function findUnknownFilter({ filters }: Expression, scope: Scope): EvaluationFailure | undefined {
  const unknown = filters.find(({ text }) => !Object.hasOwn(scope.filters, text));
  return unknown && explainUnknownFilter(unknown, scope);
}

function explainUnknownFilter(word: ExpressionToken, scope: Scope): EvaluationFailure {
  const names = Object.keys(scope.filters);
  const otherwise = `available filters: ${names.join(', ')}`;
  return fail('unknown-filter', {
    message: `Unknown filter \`${word.text}\`.`,
    ...suggestReplacement(word, names, otherwise),
    word,
  });
}

function explainUnknownName(word: ExpressionToken, scope: Scope): EvaluationFailure {
  const names = [...scope.names.keys()];
  const otherwise = `available names: ${names.join(', ')}; \`with:\` or \`each:\` of the page adds rows`;
  return fail('unknown-variable', {
    message: `Unknown name \`${word.text}\`.`,
    ...suggestReplacement(word, names, otherwise),
    word,
    missing: { kind: 'variable', within: '', name: word.text },
  });
}

function suggestReplacement(
  { text }: ExpressionToken,
  names: readonly string[],
  otherwise: string,
) {
  const { hint, correction } = suggestName(text, names, otherwise);
  return { hint, ...(correction && { replacement: correction }) };
}

function explainUnknownKey(
  expression: Expression,
  index: number,
  value: unknown,
  binding: Binding,
): EvaluationFailure {
  const word = expression.names[index + 1] as ExpressionToken;
  const owner = expression.names
    .slice(0, index + 1)
    .map((name) => name.text)
    .join('.');
  const present = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const columns = index === 0 ? binding.row?.columns : undefined;
  if (columns?.includes(word.text) && binding.row) {
    const { collection, key } = binding.row;
    return fail('missing-column', {
      message: `The row \`${key}\` of \`${collection}\` has no column \`${word.text}\`.`,
      hint: `add \`${word.text}:\` to the row in ${binding.file?.source.path ?? `data/${collection}.yaml`}, or write \`{{ ${owner}.${word.text} | optional }}\``,
      word,
      missing: { kind: 'column', within: collection, name: word.text },
      ...(binding.file &&
        binding.path && {
          related: {
            at: { file: binding.file, path: binding.path, part: 'key' as const },
            message: 'the row',
          },
        }),
    });
  }
  const names = columns ? [...columns, ...present] : present;
  const otherwise = present.length
    ? `available names: ${formatNames(present)}`
    : `end the expression at \`${owner}\``;
  return fail('unknown-variable', {
    message: present.length
      ? `\`${owner}\` has no \`${word.text}\`.`
      : `\`${owner}\` is ${describeValue(value)}, so it has no \`${word.text}\`.`,
    ...suggestReplacement(word, names, otherwise),
    word,
    ...getMissingValue(expression, index, binding),
  });
}

/** Names a value that rows or `site` lack; every page has a `page` of its own. */
function getMissingValue(
  { names }: Expression,
  index: number,
  { row }: Binding,
): Pick<EvaluationFailure, 'missing'> {
  const words = names.map((word) => word.text);
  if (row) {
    const name = words.slice(1, index + 2).join('.');
    return { missing: { kind: 'column', within: row.collection, name } };
  }
  if (words[0] !== 'site') return {};
  const within = words.slice(0, index + 1).join('.');
  return { missing: { kind: 'value', within, name: words[index + 1] ?? '' } };
}

function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  return typeof value === 'string' ? `the text "${value}"` : `\`${String(value)}\``;
}
