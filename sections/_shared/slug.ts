/**
 * A heading as an anchor: lower case, digits and hyphens, accents removed, beginning with a
 * letter ("2. Your données" → "s-2-your-donnees").
 */
export function slug(text: string): string {
  const name = text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return /^[a-z]/.test(name) ? name : `s-${name}`;
}
