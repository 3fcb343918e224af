/** Lists the values that the `{{ }}` of a text show, without their filters, sorted. */
export function listExpressions(text: string): string[] {
  return Array.from(text.matchAll(/\{\{([^|}]*).*?\}\}/gs), ([, value = '']) =>
    value.trim(),
  ).sort();
}
