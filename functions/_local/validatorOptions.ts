import { formPattern } from '../_shared/forms/formPattern.ts';

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
  code: { regExp: formPattern },
} as const;
