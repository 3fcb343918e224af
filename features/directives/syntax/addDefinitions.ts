import type { FindReference, Reference } from './FindReference.ts';
import { formatAddress } from './formatAddress.ts';

/**
 * Adds definitions below the Markdown of a directive, for the labels that its article defines elsewhere.
 * Places in the text stay where they are.
 */
export function addDefinitions(text: string, findReference: FindReference): string {
  const definitions = new Set<string>();
  for (const [, label = ''] of text.matchAll(/\[((?:[^[\]\\]|\\[\s\S])+)\]/g)) {
    const reference = findReference(label);
    if (reference) definitions.add(formatDefinition(label, reference));
  }
  return definitions.size === 0 ? text : `${text}\n\n${[...definitions].join('\n')}`;
}

function formatDefinition(label: string, { href, title }: Reference): string {
  const words = title
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/["\\&]/g, '\\$&');
  const name = label.trim().replaceAll(/\s+/g, ' ');
  return `[${name}]: ${formatAddress(href)}${words ? ` "${words}"` : ''}`;
}
