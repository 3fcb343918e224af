/**
 * Reads the fragment of an address, the part behind `#`, as the id that it names: without percent-encoding,
 * and in the normal form of anchors.
 */
export function readFragment(fragment: string): string {
  // Nearly all are plain.
  if (/^[\w-]*$/.test(fragment)) return fragment;
  try {
    return decodeURIComponent(fragment).normalize('NFC');
  } catch {
    return fragment.normalize('NFC');
  }
}
