import type { ReadForm } from '../reference/readForm.ts';
import type { FieldToCheck } from './collectFields.ts';

/** Data that rules about forms read. The shape of the form may be invalid, which its schema reports. */
export interface FormContext {
  form: ReadForm;
  /** The fields of the form, without values of the wrong type. */
  fields: readonly FieldToCheck[];
  /** Folder of the site, which may have functions of its own. */
  root: string;
}
