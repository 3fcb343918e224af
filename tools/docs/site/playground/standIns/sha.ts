/** Computes the SHA-256 of bytes. The Web Crypto API answers later, and a page is rendered at once. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const state = Uint32Array.from(roots(8, 1 / 2));
  const words = new Uint32Array(64);
  for (const block of splitBlocks(bytes)) {
    for (let i = 0; i < 16; i++) words[i] = block.getUint32(i * 4);
    for (let i = 16; i < 64; i++) {
      const [a, b] = [at(words, i - 15), at(words, i - 2)];
      const low = right(a, 7) ^ right(a, 18) ^ (a >>> 3);
      const high = right(b, 17) ^ right(b, 19) ^ (b >>> 10);
      words[i] = at(words, i - 16) + low + at(words, i - 7) + high;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
    for (let i = 0; i < 64; i++) {
      const choice = (e & f) ^ (~e & g);
      const sum = right(e, 6) ^ right(e, 11) ^ right(e, 25);
      const first = (h + sum + choice + at(constants, i) + at(words, i)) | 0;
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const second = ((right(a, 2) ^ right(a, 13) ^ right(a, 22)) + majority) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) state[i] = at(state, i) + value;
  }
  return toBytes(state);
}

/** Computes the SHA-1 of bytes: the engine names what it caches by it. */
export function sha1(bytes: Uint8Array): Uint8Array {
  const state = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0);
  const words = new Uint32Array(80);
  for (const block of splitBlocks(bytes)) {
    for (let i = 0; i < 16; i++) words[i] = block.getUint32(i * 4);
    for (let i = 16; i < 80; i++)
      words[i] = left(
        at(words, i - 3) ^ at(words, i - 8) ^ at(words, i - 14) ^ at(words, i - 16),
        1,
      );
    let [a, b, c, d, e] = state as unknown as Five;
    for (let i = 0; i < 80; i++) {
      const mixed =
        i < 20
          ? ((b & c) | (~b & d)) + 0x5a827999
          : i < 40
            ? (b ^ c ^ d) + 0x6ed9eba1
            : i < 60
              ? ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc
              : (b ^ c ^ d) + 0xca62c1d6;
      [e, d, c, b, a] = [d, c, left(b, 30), a, (left(a, 5) + mixed + e + at(words, i)) | 0];
    }
    for (const [i, value] of [a, b, c, d, e].entries()) state[i] = at(state, i) + value;
  }
  return toBytes(state);
}

type Five = [number, number, number, number, number];
type Eight = [...Five, number, number, number];

/** Splits bytes into blocks of 64, the last one with the number of bits at its end. */
function splitBlocks(bytes: Uint8Array): DataView[] {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  return Array.from(
    { length: padded.length / 64 },
    (_, index) => new DataView(padded.buffer, index * 64, 64),
  );
}

/** Returns the first 32 bits of the fractions of the roots of the first primes, as SHA-256 defines its constants. */
function roots(count: number, power: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((p) => n % p !== 0)) primes.push(n);
  return primes.map((prime) => {
    const root = prime ** power;
    return Math.floor((root - Math.floor(root)) * 2 ** 32) >>> 0;
  });
}

const constants = Uint32Array.from(roots(64, 1 / 3));

function toBytes(words: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(words.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [index, word] of words.entries()) view.setUint32(index * 4, word);
  return bytes;
}

function at(words: Uint32Array, index: number): number {
  return words[index] as number;
}

function left(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

function right(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}
