import type { FieldCondition, FieldRules, FormRules } from './FormRules.ts';

/** The parts of a form in data/forms/<name>.yaml that functions use. */
export interface FormDefinition extends FormRules<FormField> {
  name: string;
  function: string;
  title: string;
  success?: Partial<FormNotice> & { to?: string };
  failure?: FormNotice;
  /** Recipients of its email: addresses, or the name of a setting that lists them. */
  to?: string | string[];
  /** The subject of its email, with `{name}` for the value of the field `name`. */
  subject?: string;
  /** An email to the sender, with `{name}` for the value of the field `name`. */
  reply?: { subject: string; text: string };
  /** Addresses to which submissions are posted, or names of settings that contain one. */
  webhook?: string | string[];
  /** Whether the values are kept after they were delivered. */
  store?: boolean;
  /** Days after which submissions are deleted. */
  keepDays?: number;
  /** The challenge that visitors solve. */
  challenge?: { service: string; siteKey: string };
  groups: { title?: string; when?: FieldCondition; fields: FormField[] }[];
  /** Its language, if it is a translation. */
  locale?: string;
  /** Its translations by language. Visitors of such a page send `contact@es` as the name. */
  localized?: Readonly<Record<string, FormDefinition>>;
}

/** One field of a form. */
export interface FormField extends FieldRules {
  label: string;
  bucket?: string;
}

/** The heading and text that a visitor reads after sending a form. */
interface FormNotice {
  title: string;
  text?: string;
}

/** A form with its patterns compiled. */
export interface CompiledForm {
  definition: FormDefinition;
  /** Whether a text matches a `pattern` of the form, in time proportional to its length. */
  matches: (pattern: string, text: string) => boolean;
  /** Why the form cannot be used; undefined for a usable form. */
  loadError?: string;
}

/** Returns the name under which the pages of a language send a form: `contact`, `contact@es`. */
export function getFormKey(name: string, locale: string | undefined): string {
  return locale === undefined ? name : `${name}@${locale}`;
}
