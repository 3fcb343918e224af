import type { FormDefinition } from '../../../base/forms/FormDefinition.ts';
import { getSubmittedName } from '../../../base/forms/FormRules.ts';
import { getReference } from '../../../base/forms/getReference.ts';
import type { ClaimedDelivery } from '../ports/Intake.ts';
import type { FunctionTexts } from '../site/FunctionTexts.ts';
import { getFields } from '../site/getFields.ts';
import { formatValue } from './formatValue.ts';

/**
 * Replaces `{name}` by the value of the field `name`, and `{reference}` by the reference. What the visitor
 * typed is shortened to a single line.
 *
 * @param formatText formats the shortened text
 */
export function fillTemplate(
  template: string,
  form: FormDefinition,
  { data, id }: ClaimedDelivery,
  { texts, formatText = (text) => text }: TemplateOptions,
): string {
  const fields = new Map(getFields(form).map((field) => [field.name, field]));
  return template.replace(/\{([\w-]+)\}/g, (placeholder, name: string) => {
    const field = fields.get(name);
    if (field === undefined) return name === 'reference' ? getReference(id) : placeholder;
    return formatValue(data[getSubmittedName(field)] ?? '', field, {
      texts,
      formatText: (text) => formatText(shorten(text)),
    });
  });
}

/** Options of `fillTemplate`. */
interface TemplateOptions {
  texts: FunctionTexts;
  formatText?: (text: string) => string;
}

function shorten(text: string): string {
  const [...characters] = toSingleLine(text.replace(/\s+/g, ' '));
  return characters.slice(0, 100).join('');
}

/** Returns a text without line breaks and other control characters, also those that turn its direction. */
export function toSingleLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ').trim();
}
