import type { FieldCondition, FieldRules } from '../../../base/forms/FormRules.ts';
import type { FormFieldConfig } from '../../../schema/vocabulary.ts';
import type { FunctionOrigin } from '../backend/FunctionOrigin.ts';
import type { FormService } from '../backend/sendToService.ts';
import type { Notice } from '../notices/notices.ts';
import type { RichText } from '../text/RichTextContent.tsx';

/** A form as the JSON props of an island, with its Markdown rendered to HTML. */
export interface FormModel {
  /** Name of the form: its file in data/forms. */
  name: string;
  /** The edge function that receives it, and who wrote that. */
  function: string;
  receiver: FunctionOrigin;
  /** Address to which the form is posted without JavaScript. */
  action: string;
  /** Whether a form service receives it instead of a function. */
  isExternal: boolean;
  /** How it is sent to a form service. */
  encoding?: FormService['encoding'];
  /** The kind of response from the form service. */
  answer?: FormService['answer'];
  submit: string;
  submitting: string;
  cancel?: string;
  /** Whether each group is a step. */
  steps?: boolean;
  next?: string;
  back?: string;
  success: Notice;
  /** Address of the page that follows a success. */
  thanks?: string;
  failure: Notice;
  noscript?: RichText;
  challenge?: ChallengeModel;
  groups: GroupModel[];
}

/** The challenge of a form. */
export interface ChallengeModel {
  siteKey: string;
  /** Address of the script of the service. */
  script: string;
  /** Name of the object that the script defines. */
  api: string;
  /** Whether visitors always have to click. */
  isInteractive: boolean;
  language: string;
}

/** A group of fields. */
export interface GroupModel {
  title?: RichText;
  when?: FieldCondition;
  fields: FieldModel[];
}

/** One field of a form. */
export interface FieldModel
  extends FieldRules,
    Omit<FormFieldConfig, 'label' | 'hint' | 'notice' | keyof FieldRules> {
  label: RichText;
  hint?: RichText;
  notice?: Notice;
}

/** Returns the fields of a form in order. */
export function getFieldModels(model: FormModel): FieldModel[] {
  return model.groups.flatMap((group) => group.fields);
}

/** Whether a form has a field for files. */
export function hasFileFields(model: FormModel): boolean {
  return getFieldModels(model).some(({ kind }) => kind === 'file');
}
