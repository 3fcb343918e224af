import { getSpellingSuggestion } from '../../../base/text/getSpellingSuggestion.ts';
import { isMapping } from '../../../base/values/isMapping.ts';
import { pageSchema } from '../../vocabulary/page.ts';
import type { Bindings } from './Manifest.ts';
import { variants } from './variants.ts';

/** Reads `with` and `each` of an entry without resolving them. */
export function readBindings(value: Record<string, unknown>): Bindings {
  const misspelt: string[] = [];
  for (const [key, names] of Object.entries(value))
    if (
      !(key in pageSchema.properties) &&
      isMapping(names) &&
      getSpellingSuggestion(key, ['with', 'each'])
    )
      misspelt.push(...Object.keys(names));
  const names = variants?.list(value.sections) ?? [];
  return {
    with: value.with,
    each: value.each,
    ...(misspelt.length > 0 && { misspelt }),
    ...(names.length > 0 && { variants: names }),
  };
}
