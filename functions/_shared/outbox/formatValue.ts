import type { FormField } from '../../../base/forms/FormDefinition.ts';
import { formatDay } from '../../../base/messages/formatMessage.ts';
import type { FunctionTexts } from '../site/FunctionTexts.ts';

/** Formats a value of a submission for a message: the words of choices and ticked boxes, and days as dates. */
export function formatValue(
  value: unknown,
  field: FormField | undefined,
  { texts, formatText = (text) => text }: ValueOptions,
): string {
  if (Array.isArray(value))
    return value.map((item) => formatValue(item, field, { texts, formatText })).join(', ');
  if (typeof value === 'boolean') return value ? texts.mail.yes : texts.mail.no;
  const text = String(value);
  if (field?.kind === 'date' && /^\d{4}-\d\d-\d\d$/.test(text))
    return formatDay(text, texts.locale);
  return field?.choices?.[text] ?? formatText(text);
}

/** Options of `formatValue`. */
interface ValueOptions {
  texts: FunctionTexts;
  /** Formats what the visitor typed. */
  formatText?: (text: string) => string;
}
