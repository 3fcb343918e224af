/**
 * Whether a site's name and the text of the header's button fit beside each other on a phone of 360
 * pixels, with logo and menu button. The widths of letters are averages, in letters of the button.
 */
export function fitsPhoneHeader(name: string, label: string): boolean {
  const letterWidth = { short: 1.45, long: 1.25, longer: 1.07 }[nameLength(name)];
  return longestWord(name) * letterWidth + [...label].length <= room;
}

/** How much room the longest word of a name takes: the name may wrap between words. */
export function nameLength(name: string): 'short' | 'long' | 'longer' {
  const length = longestWord(name);
  if (length > 11) return 'longer';
  return length > 8 ? 'long' : 'short';
}

const room = 22.5;

function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map((word) => [...word].length));
}
