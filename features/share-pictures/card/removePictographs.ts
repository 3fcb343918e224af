/** Removes emoji, which the fonts of sites lack, but no sign of a trade mark. */
export function removePictographs(text: string): string {
  return text.replace(/(?![©®™])\p{Extended_Pictographic}|\u{fe0f}|\u{200d}/gu, '').trim();
}
