import { compileFormPattern } from '../../_shared/forms/compileFormPattern.ts';

/**
 * How validators are made, wherever they are made. Lengths count UTF-16 units, as browsers do in
 * `minlength` and `maxlength`.
 */
export const validatorOptions = {
  allErrors: true,
  strict: true,
  unicode: false,
  // ajv warns that `unicode: false` is unusual.
  logger: false,
  code: { regExp: compileFormPattern },
} as const;
