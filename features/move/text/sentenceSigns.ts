/** Values of `sentenceSigns` that are not the code of a sign, and the code of a dash. */
export const signKinds = {
  /** A space, a quote, a soft hyphen or a mark of Markdown. */
  ignored: 1,
  /** An ellipsis. */
  threeDots: 2,
  dash: 45,
} as const;

/**
 * What `normalizeSentence()` makes of the signs of European languages, by code: the code of the small letter,
 * or one of `signKinds`; 0 for rare signs, and for signs that may change with their neighbours.
 */
export const sentenceSigns = createSigns();

/** Whether a value of `sentenceSigns` is a letter, a digit or a currency, with which sentences begin. */
export function isLetterSign(sign: number): boolean {
  return (
    (sign >= 97 && sign <= 122) || (sign >= 48 && sign <= 57) || sign === dollar || sign >= sharpS
  );
}

const dollar = 36;
/** The first small letter behind ASCII, `ß`. */
const sharpS = 0xdf;

function createSigns(): Uint16Array {
  const signs = new Uint16Array(0x2027);
  const set = (text: string, value: number) => {
    for (const sign of text) signs[sign.charCodeAt(0)] = value;
  };
  const setLetters = (from: number, to: number) => {
    for (let code = from; code <= to; code++)
      signs[code] = String.fromCharCode(code).toLowerCase().charCodeAt(0);
  };
  setLetters(0x20, 0x7e);
  setLetters(0xc0, 0xff);
  set('×÷', 0);
  set(' \t\n\v\f\r\u00a0\u00ad"\'`\\*_«»‘’‚‛“”„‟', signKinds.ignored);
  set('‐‑‒–—―', signKinds.dash);
  set('…', signKinds.threeDots);
  return signs;
}
