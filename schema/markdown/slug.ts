/**
 * Turns a heading into an anchor of lower-case letters, digits and hyphens that starts with a letter:
 * "2. Your données" → "s-2-your-donnees".
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
