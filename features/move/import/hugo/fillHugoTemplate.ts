import type { NamedElement } from '../text/NamedElement.ts';

/** What a shortcode gives its template. */
type ShortcodeValues = Pick<NamedElement, 'attributes' | 'positionals'> & {
  inner: string | undefined;
};

/** Fills the values into the template of a shortcode; undefined if it does more than show them. */
export function fillHugoTemplate(
  template: string,
  { attributes, positionals, inner }: ShortcodeValues,
): string | undefined {
  const get = (name: string) => (/^\d+$/.test(name) ? positionals[Number(name)] : attributes[name]);
  const filled = template
    .replaceAll(/\{\{-?\s*\/\*[\s\S]*?\*\/\s*-?\}\}/g, '')
    .replaceAll(
      /\{\{-?\s*(?:with|if)\s+\.Get\s+"?([\w-]+)"?\s*-?\}\}((?:(?!\{\{-?\s*(?:with|if|end|else)\b)[\s\S])*)\{\{-?\s*end\s*-?\}\}/g,
      (_, name: string, part: string) => {
        const value = get(name);
        return value === undefined
          ? ''
          : part.replaceAll(/\{\{-?\s*\.(?:\s*\|\s*[\w.]+)*\s*-?\}\}/g, value);
      },
    )
    .replaceAll(
      /\{\{-?\s*\.Get\s+"?([\w-]+)"?(?:\s*\|\s*[\w.]+)*\s*-?\}\}/g,
      (_, name: string) => get(name) ?? '',
    )
    .replaceAll(/\{\{-?\s*\.Inner(?:\s*\|\s*[\w.]+)*\s*-?\}\}/g, inner ?? '');
  return filled.includes('{{') ? undefined : filled;
}
