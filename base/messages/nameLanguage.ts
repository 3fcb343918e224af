import { getOrCreate } from '../lists/getOrCreate.ts';

/** Returns the name of a language in the language itself, with a capital letter: `Español`. */
export function nameLanguage(locale: string): string {
  return getOrCreate(names, locale, () => {
    const plain = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
    return plain.charAt(0).toLocaleUpperCase(locale) + plain.slice(1);
  });
}

// Creating what Intl names languages with takes longer than the rest of the header.
const names = new Map<string, string>();
