/** Turns a name into a key or the last part of an address: `Über uns` → `ueber-uns`. */
export function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[äöüßæøåœ]/g, (letter) => transcriptions[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

const transcriptions: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  œ: 'oe',
};
