import type { YamlPath } from '../../yaml/YamlLocation.ts';
import { type EvaluationFailure, evaluate, fail } from './evaluate.ts';
import type { Scope } from './Scope.ts';
import { type Expression, isWholeText, parseTemplate } from './template.ts';

/** Called for each expression without value: the path of its text, its index in the text, the reason. */
export type OnFailure = (
  path: YamlPath,
  template: { index: number; expression: Expression },
  failure: EvaluationFailure | undefined,
) => void;

/**
 * Replaces every `{{ }}` in a value. A part without expressions is returned as the same object, so
 * that pages share it. A text that cannot be resolved stays unchanged and is passed to `onFailure`.
 * Optional values that a row lacks are left out.
 */
export function resolveValue<Value>(value: Value, scope: Scope, onFailure: OnFailure): Value {
  return replaceIn(value, scope, onFailure, []) as Value;
}

function replaceIn(
  value: unknown,
  scope: Scope,
  onFailure: OnFailure,
  stack: (string | number)[],
): unknown {
  if (typeof value === 'string')
    return value.includes('{{') ? resolveText(value, scope, onFailure, stack) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    let list: unknown[] | undefined;
    for (let index = 0; index < value.length; index++) {
      stack.push(index);
      const resolved = replaceIn(value[index], scope, onFailure, stack);
      stack.pop();
      if (resolved === value[index]) continue;
      list ??= [...value];
      list[index] = resolved;
    }
    return list?.filter((entry) => entry !== undefined) ?? value;
  }
  const mapping = value as Record<string, unknown>;
  let result: Record<string, unknown> | undefined;
  for (const key in mapping) {
    stack.push(key);
    const resolved = replaceIn(mapping[key], scope, onFailure, stack);
    stack.pop();
    if (resolved === mapping[key]) continue;
    result ??= { ...mapping };
    if (resolved === undefined) delete result[key];
    else result[key] = resolved;
  }
  return result ?? value;
}

/** Replaces every `{{ }}` in a text. A text that is a single expression yields the value itself. */
export function resolveText(
  text: string,
  scope: Scope,
  onFailure: OnFailure,
  path: YamlPath = [],
): unknown {
  const expressions = parseTemplate(text);
  let result = '';
  let end = 0;
  let failed = false;
  for (const [index, expression] of expressions.entries()) {
    const outcome = evaluate(expression, scope);
    if ('failure' in outcome) {
      failed = true;
      onFailure([...path], { index, expression }, outcome.failure);
      continue;
    }
    const { value } = outcome;
    if (expressions.length === 1 && isWholeText(text, expression)) return value;
    if (typeof value === 'object' && value !== null) {
      failed = true;
      onFailure([...path], { index, expression }, explainNotInsertable(expression, value));
      continue;
    }
    result += text.slice(end, expression.start) + String(value ?? '');
    end = expression.end;
  }
  return failed ? text : result + text.slice(end);
}

function explainNotInsertable(expression: Expression, value: object): EvaluationFailure {
  const name = expression.names.map((word) => word.text).join('.');
  const kind = Array.isArray(value) ? 'a list' : 'a mapping';
  return fail('value-not-text', {
    message: `\`${name}\` is ${kind}, which cannot be part of a text.`,
    hint: 'make the expression the whole value, or use a value inside it',
  });
}
