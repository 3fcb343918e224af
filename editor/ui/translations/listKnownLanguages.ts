/** A language that a site can have, with its names for people. */
export interface Language {
  code: string;
  /** Its English name, and its own name: `German (Deutsch)`. */
  label: string;
}

/** Lists the languages that a site does not have yet, by their English names; languages of a country come last. */
export function listKnownLanguages(taken: readonly string[]): Language[] {
  const languages = new Map<string, Language>();
  for (const code of [...twoLetterCodes(), ...variants]) {
    const name = nameLanguage(code, 'en');
    // A few codes name the same language.
    if (name === undefined || taken.includes(code) || languages.has(name)) continue;
    const own = nameLanguage(code, code);
    const label = own === undefined || own === name ? name : `${name} (${own})`;
    languages.set(name, { code, label });
  }
  const isVariant = ({ code }: Language) => code.includes('-');
  return [...languages.values()].sort(
    (a, b) => Number(isVariant(a)) - Number(isVariant(b)) || a.label.localeCompare(b.label, 'en'),
  );
}

/** Finds the language that an author means: by one of its names, or by words that only its names have. */
export function findLanguage(languages: readonly Language[], typed: string): Language | undefined {
  const words = typed.trim().toLowerCase();
  if (words === '') return undefined;
  const names = ({ label }: Language) => label.toLowerCase().split(/ \(|\)$/);
  const found = languages.filter(({ label }) => label.toLowerCase().includes(words));
  return (
    found.find(({ label }) => label.toLowerCase() === words) ??
    found.find((one) => names(one).includes(words)) ??
    (found.length === 1 ? found[0] : undefined)
  );
}

/** What two letters cannot say: another country or script, and a language without a code of two letters. */
const variants = [
  'de-AT',
  'de-CH',
  'en-GB',
  'en-US',
  'es-419',
  'es-MX',
  'fil',
  'fr-CA',
  'pt-BR',
  'pt-PT',
  'sr-Latn',
  'zh-Hans',
  'zh-Hant',
];

function twoLetterCodes(): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => Intl.getCanonicalLocales(code)[0] === code);
}

/** Names a language in a language; undefined if it has no name there. */
function nameLanguage(code: string, language: string): string | undefined {
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
  // Without names in that language, another one would stand in.
  return names.resolvedOptions().locale.split('-')[0] === language.split('-')[0]
    ? names.of(code)
    : undefined;
}
