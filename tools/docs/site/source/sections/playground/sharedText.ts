/** Returns the fragment of an address that carries a text, compressed. Servers do not see fragments. */
export async function toFragment(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const base64 = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return `#${name}=${base64}`;
}

/**
 * Returns the text in a fragment; undefined if there is none.
 *
 * @throws Error if the text is damaged or too long
 */
export async function readSharedText(fragment: string): Promise<string | undefined> {
  const encoded = new URLSearchParams(fragment.replace(/^#/, '')).get(name);
  if (!encoded) return undefined;
  const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return readText(stream);
}

/** The longest fragment that is written: some programs cut longer addresses. */
export const longestFragment = 30_000;

const name = 'yaml';

/** A few bytes may become gigabytes. */
const mostBytes = 2_000_000;

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > mostBytes) {
      await reader.cancel();
      throw new Error('The text is too long.');
    }
    text += decoder.decode(value, { stream: true });
  }
}
