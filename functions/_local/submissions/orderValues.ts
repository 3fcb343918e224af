import type { FormField } from '../../../base/forms/FormDefinition.ts';
import { getSubmittedName } from '../../../base/forms/FormRules.ts';
import type { ListedSubmission } from '../../_shared/ports/Intake.ts';

/** Returns the fields of a form by name; an empty list for a form that no longer exists. */
export type FindFields = (form: string) => readonly FormField[];

/** Puts the values of a submission in the order of its form; values without a field come last. */
export function orderValues(
  submission: ListedSubmission,
  findFields: FindFields,
): ListedSubmission {
  const names = findFields(submission.form).map(getSubmittedName);
  const positions = new Map(names.map((name, index) => [name, index]));
  const getPosition = ([name]: [string, unknown]) => positions.get(name) ?? names.length;
  const entries = Object.entries(submission.data);
  return {
    ...submission,
    data: Object.fromEntries(entries.toSorted((a, b) => getPosition(a) - getPosition(b))),
  };
}
