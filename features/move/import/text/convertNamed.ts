import type { OnNote } from '../html/OnNote.ts';
import { mediaConverters } from './mediaConverters.ts';
import type { NamedCall, NamedElement } from './NamedElement.ts';
import { wordConverters } from './wordConverters.ts';
import { writeCallout } from './writeCallout.ts';

/**
 * Converts a shortcode or component by its name to what means the same here: videos, frames, pictures,
 * callouts, quotes, code and links.
 *
 * @returns Markdown; undefined for a name that nobody knows
 */
export function convertNamed(element: NamedElement, note: OnNote): string | undefined {
  const name = element.name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const get = createGetter(element);
  const inner = element.inner?.trim() ?? '';
  const [, convert = writeCallout] = converters.find(([names]) => names.test(name)) ?? [];
  return convert({ name, get, inner, element, note });
}

const converters = [...mediaConverters, ...wordConverters];

function createGetter({ attributes, positionals }: NamedElement): NamedCall['get'] {
  const lower = new Map(
    Object.entries(attributes).map(([key, value]) => [key.toLowerCase(), value]),
  );
  return (...names) =>
    names
      .map((name) => (typeof name === 'number' ? positionals[name] : lower.get(name)))
      .find((value) => value !== undefined && value !== '');
}
