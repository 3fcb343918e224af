/** Returns the address of a file by its path: browsers that decode it ask for exactly this file. */
export function encodePath(path: string): string {
  return encodeURI(path.normalize()).replace(/[?#]/g, encodeURIComponent);
}

/** Returns the path in an address; the address itself if it is not encoded. */
export function decodePath(address: string): string {
  try {
    return decodeURIComponent(address).normalize();
  } catch {
    return address.normalize();
  }
}

/** Encodes what an address must not contain, and leaves what is encoded as it is. */
export function encodeAddress(address: string): string {
  return encodeURI(address.normalize())
    .replaceAll('%25', '%')
    .replace(/%(?![\da-f]{2})/gi, '%25');
}
