/** `mobileLabel` → `Mobile label`. */
export function humanizeKey(key: string): string {
  const words = key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The words by which a person knows an entry again: its title, or its first text. */
export function summarize(value: unknown): string {
  if (typeof value === 'string') return shorten(value);
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const entries = Object.entries(value).filter(([key]) => key !== 'type' && key !== 'use');
  const texts = entries.filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  const titled = ['title', 'headline', 'name', 'label', 'question'].flatMap(
    (key) => texts.find(([name]) => name === key)?.[1] ?? [],
  );
  return shorten(
    titled[0] ??
      texts.find(
        ([key]) => !['id', 'tone', 'eyebrow', 'icon', 'style', 'layout'].includes(key),
      )?.[1] ??
      '',
  );
}

function shorten(text: string): string {
  return text.length > 48 ? `${text.slice(0, 46).trimEnd()}…` : text;
}
