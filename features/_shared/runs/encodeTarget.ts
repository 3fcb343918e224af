/** Encodes the characters that end the target of a link in Markdown. */
export function encodeTarget(target: string): string {
  return target.replaceAll(
    /[\s()<>\\]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}
