/** Writes the name of a file as a title: `a-lamp` → A lamp. */
export function titleize(name: string): string {
  const words = name.replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
