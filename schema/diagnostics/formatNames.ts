/** Lists the first names of many, for a hint. */
export function formatNames(names: readonly string[], most = 12): string {
  return names.slice(0, most).join(', ') + (names.length > most ? ', …' : '');
}
