/** The slug of Astro: small letters, and hyphens for spaces; other signs are left out. */
export function toAstroSlug(path: string): string {
  return path
    .replace(/\/index$/, '')
    .split('/')
    .map((part) =>
      part
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
        .replaceAll(' ', '-'),
    )
    .join('/');
}
