/**
 * Parses an address; undefined if it is malformed. `URL.canParse` of Node 20 and 22 refuses hosts such
 * as `bücher.example` after some thousand calls, when V8 has optimized it.
 */
export function parseAddress(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
