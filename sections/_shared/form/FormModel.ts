import type { FormField } from '../../../schema/form.ts';
import type { Notice } from '../notices/store.ts';
import type { RichText } from '../Rich.tsx';

/** A form ready for an island: plain JSON, its Markdown already made to HTML. */
export interface FormModel {
  /** Name of the form: its file in data/forms. */
  name: string;
  /** The edge function that receives it. */
  function: string;
  /** Address the form is posted to without JavaScript. */
  action: string;
  submit: string;
  submitting: string;
  cancel?: string;
  success?: Notice;
  failure?: Notice;
  noscript?: RichText;
  groups: GroupModel[];
}

/** A group of fields. */
export interface GroupModel {
  title?: RichText;
  fields: FieldModel[];
}

/** One field of a form. */
export interface FieldModel extends Omit<FormField, 'label' | 'hint' | 'notice'> {
  label: RichText;
  hint?: RichText;
  notice?: Notice;
}
