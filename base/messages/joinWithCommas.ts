/** Joins the parts of a place or a role with the comma of a language, and leaves out those that are absent. */
export function joinWithCommas(parts: readonly (string | undefined)[], locale: string): string {
  const isArabic = new Intl.Locale(locale).maximize().script === 'Arab';
  return parts.filter(Boolean).join(isArabic ? '، ' : ', ');
}
