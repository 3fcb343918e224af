/** Returns digits and signs as the characters above or below the line; other words as they are. */
export function toSmallDigits(text: string, name: 'sub' | 'sup'): string {
  const small = name === 'sup' ? '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ' : '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ';
  const all = '0123456789+-=()n';
  return /^[0-9+\-=()n]+$/.test(text)
    ? [...text].map((sign) => small[all.indexOf(sign)] ?? sign).join('')
    : text;
}
