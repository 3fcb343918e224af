import type { Problem } from '../../diagnostics/Problem.ts';
import type { ReadForm } from '../../reference/readForm.ts';
import { checkChoices } from './checkChoices.ts';
import { checkConditions } from './checkConditions.ts';
import { checkFieldLimits } from './checkFieldLimits.ts';
import { checkFieldNames } from './checkFieldNames.ts';
import { checkFieldOptions } from './checkFieldOptions.ts';
import { checkFunction } from './checkFunction.ts';
import { checkLosses } from './checkLosses.ts';
import { checkReply } from './checkReply.ts';
import { checkSiteKey } from './checkSiteKey.ts';
import { checkUnusedKeys } from './checkUnusedKeys.ts';
import { collectFields } from './collectFields.ts';

/**
 * Reports why visitors could not send a form, and settings without effect. The shape of the form may
 * be invalid, which its schema reports.
 *
 * @param root folder of the site, which may have functions of its own
 */
export function checkForm(form: ReadForm, root: string): Problem[] {
  const fields = collectFields(form);
  return [
    ...checkFunction(form, root),
    ...checkUnusedKeys(form, fields),
    ...checkLosses(form, fields),
    ...checkReply(form, fields),
    ...checkSiteKey(form),
    ...checkFieldNames(fields),
    ...checkFieldOptions(fields),
    ...checkChoices(fields),
    ...checkFieldLimits(fields),
    ...checkConditions(fields),
  ];
}
