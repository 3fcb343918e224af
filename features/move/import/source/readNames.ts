import { isMapping } from '../../../../base/values/isMapping.ts';
import { readPlainText } from './readPlainText.ts';

/** Reads names: a list, mappings with names, or a text with commas. */
export function readNames(value: unknown, splitSpaces: boolean): string[] | undefined {
  const items =
    typeof value === 'string'
      ? value.split(splitSpaces && !value.includes(',') ? /\s+/ : /,/)
      : Array.isArray(value)
        ? value
        : isMapping(value)
          ? [value]
          : typeof value === 'number'
            ? [value]
            : [];
  const texts = items
    .map((item) =>
      isMapping(item)
        ? (readPlainText(item.name) ?? readPlainText(item.title))
        : readPlainText(item),
    )
    .filter((text) => text !== undefined)
    .map((text) => text.replaceAll(/^["'[\s]+|["'\]\s]+$/g, ''))
    .filter((text) => text !== '');
  return texts.length > 0 ? [...new Set(texts)] : undefined;
}
