/**
 * Whether what represents a site and the text of the header's button fit beside each other on a phone of
 * 360 pixels, with the menu button. The widths of letters are averages, in letters of the button.
 *
 * @param brand the name, which stands beside a square logo; or the proportion of a logo without a name
 */
export function fitsPhoneHeader(brand: string | number, label: string): boolean {
  return getWidth(brand) + [...label].length <= room;
}

function getWidth(brand: string | number): number {
  if (typeof brand === 'number') return brand * logoHeight - squareLogo;
  return longestWord(brand) * { short: 1.45, long: 1.25, longer: 1.07 }[nameLength(brand)];
}

/** How much room the longest word of a name takes: the name may wrap between words. */
export function nameLength(name: string): 'short' | 'long' | 'longer' {
  const length = longestWord(name);
  if (length > 11) return 'longer';
  return length > 8 ? 'long' : 'short';
}

const room = 22.5;

/** The room of a square logo beside the name. */
const squareLogo = 4.75;

/** The least height of a logo on a phone: 28 pixels. */
const logoHeight = 3.5;

function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map((word) => [...word].length));
}
