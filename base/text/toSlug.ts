import { toLatinLetters } from './toLatinLetters.ts';

/**
 * Turns a text into the lower-case letters a to z, digits and hyphens of addresses: "Daily Données" →
 * "daily-donnees", "C++" → "c-plus-plus". A text without letters, digits and pictures has none: "".
 *
 * @param transliterate writes letters of other scripts in ASCII: `transliterate()` of this folder, which
 *   browsers load when they need it
 */
export function toSlug(text: string, transliterate: (text: string) => string): string {
  const latin = toLatinLetters(text);
  const ascii = /\P{ASCII}/u.test(latin) ? transliterate(latin).toLowerCase() : latin;
  return (
    ascii
      // C, C++ and C# have addresses of their own.
      .replaceAll(/(?<=[a-z])[+#]+(?![a-z0-9+#])/g, (signs) =>
        signs.replaceAll('+', ' plus').replaceAll('#', ' sharp'),
      )
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
  );
}
