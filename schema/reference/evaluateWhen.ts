import { getDay } from '../../base/time/parseMoment.ts';
import { isMapping } from '../../base/values/isMapping.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import { isMissingColumn } from '../rules/reference/expressions.ts';
import { impossibleCondition } from '../rules/reference/impossible-condition.ts';
import { explainPredicate } from '../shape/messages/explainPredicate.ts';
import type { Condition } from '../vocabulary/condition/Condition.ts';
import { matchesPredicate } from '../vocabulary/condition/matchesPredicate.ts';
import { commonKeys } from '../vocabulary/section.ts';
import { evaluate } from './expressions/evaluate.ts';
import { type Provenance, traceToSource } from './expressions/Provenance.ts';
import { parseTemplate } from './expressions/template.ts';
import type { ResolveContext } from './read/ResolveContext.ts';
import { getColumnSchema } from './rows/getColumnSchema.ts';

/** Whether the `when:` of a page or section holds. Expressions and `when:` share their names. */
export function evaluateWhen(
  when: unknown,
  provenance: Provenance,
  {
    now,
    timeZone,
    collections,
    validator,
  }: Pick<ResolveContext, 'now' | 'timeZone' | 'collections' | 'validator'>,
  problems: Problem[],
): boolean {
  // A condition of the wrong shape is reported with the other keys.
  if (!isMapping(when) || !validator.accepts(commonKeys.when, when)) return true;
  const today = getDay(now, timeZone);
  return Object.entries(when as Condition).every(([name, test]) => {
    const [expression] = parseTemplate(`{{ ${name} }}`);
    if (!expression) return true;
    const outcome = evaluate(expression, provenance.scope);
    const { failure } = outcome;
    if (isMissingColumn(failure)) return matchesPredicate(test, undefined, today);
    if ('failure' in outcome) {
      if (!failure) return true;
      const { at, related } = traceToSource(provenance, ['when', name], 'key');
      const { replacement, word, related: _, ...explained } = failure;
      problems.push({
        hint: 'write the name of a row, a dot and a column, such as `city.open`',
        ...explained,
        at,
        related,
        ...(replacement &&
          word && { fix: [{ at, text: name.replace(word.text, () => replacement) }] }),
      });
      return true;
    }
    const [first, column] = expression.names;
    const row = first && provenance.scope.names.get(first.text)?.row;
    const collection = row && collections.get(row.collection);
    const isColumn = collection && column && expression.names.length === 2;
    const schema = isColumn ? getColumnSchema(collection, column.text) : undefined;
    const fault = explainPredicate(name, test, schema);
    if (!fault) return matchesPredicate(test, outcome.value, today);
    const place = traceToSource(provenance, ['when', name, ...fault.path]);
    problems.push(impossibleCondition(fault, place));
    return true;
  });
}
