import type { FieldValue } from '../../../base/forms/FormRules.ts';

/** The values of a form by submitted name. */
export type FormValues = Record<string, FieldValue>;
