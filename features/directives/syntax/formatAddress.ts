/** Writes the address of a link so that Markdown reads it as it is. */
export function formatAddress(address: string): string {
  if (plainAddress.test(address)) return address;
  const escaped = address
    .replaceAll(/[<>\\&]/g, '\\$&')
    .replaceAll(/[\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<${escaped}>`;
}

/** Matches addresses without spaces, signs that end them, character references and single brackets. */
const plainAddress = /^(?:(?!&#?\w+;)[^\s<>\\()\p{Cc}]|\([^\s<>\\()&\p{Cc}]*\))+$/u;
