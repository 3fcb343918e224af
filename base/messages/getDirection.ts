/** Returns the direction in which a language is written: `rtl` for Arabic, Hebrew, Persian or Urdu. */
export function getDirection(locale: string): 'ltr' | 'rtl' {
  let direction = directions.get(locale);
  if (!direction) {
    const { script = '' } = new Intl.Locale(locale).maximize();
    direction = rightToLeft.has(script) ? 'rtl' : 'ltr';
    directions.set(locale, direction);
  }
  return direction;
}

/** By locale, because each icon with a side asks. */
const directions = new Map<string, 'ltr' | 'rtl'>();

/** The scripts in use. Browsers and Node do not agree on a function that knows them. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);
