import { compileFormPattern } from '../../_shared/forms/compileFormPattern.ts';

/**
 * The ajv options of all form validators, generated or compiled at run time. Lengths count UTF-16
 * units, as browsers do for `minlength` and `maxlength`.
 */
export const validatorOptions = {
  allErrors: true,
  strict: true,
  unicode: false,
  // ajv warns that `unicode: false` is unusual.
  logger: false,
  code: { regExp: compileFormPattern },
} as const;
