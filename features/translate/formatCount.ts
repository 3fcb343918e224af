/** Formats a number with its noun: `1 text`, `2 texts`. */
export function formatCount(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
