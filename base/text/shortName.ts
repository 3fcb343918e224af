/** Returns the short name with this number: `A` to `Z`, `Aa`, `Ba` and so on. */
export function shortName(index: number): string {
  const rest = Math.floor(index / capitals.length);
  return `${capitals[index % capitals.length]}${rest === 0 ? '' : ending(rest - 1)}`;
}

function ending(index: number): string {
  const rest = Math.floor(index / letters.length);
  return `${rest === 0 ? '' : ending(rest - 1)}${letters[index % letters.length]}`;
}

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
