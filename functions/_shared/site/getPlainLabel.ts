import type { FormField } from '../../../base/forms/FormDefinition.ts';

/** Returns the label of a field without Markdown links and emphasis. */
export function getPlainLabel({ label }: FormField): string {
  return label
    .replace(/\[([^[\]]*)\]\([^)[]*\)/g, '$1')
    .replace(/[*_]{1,2}(\S[^*_]*)[*_]{1,2}/g, '$1');
}
