import { isMapping } from '../../../../base/values/isMapping.ts';
import { escapeText } from '../../../_shared/runs/index.ts';
import type { JsonValue } from '../../../_shared/yamlEdits/index.ts';
import type { ImportedSection } from '../model/ImportedArticle.ts';
import { type Destination, rewriteDestinations } from './rewriteDestinations.ts';

type Rewrite = (destination: Destination) => string | undefined;

/**
 * Rewrites the addresses of a section. The words of a link that leads nowhere are in the text, and a picture
 * of another site is a link there.
 *
 * @param rewrite as `rewriteDestinations()` takes it
 */
export function rewriteSection(section: ImportedSection, rewrite: Rewrite): ImportedSection {
  return rewriteMapping(section, rewrite) as ImportedSection;
}

function rewriteMapping(
  value: Readonly<Record<string, JsonValue>>,
  rewrite: Rewrite,
): Record<string, JsonValue> {
  const result: Record<string, JsonValue> = {};
  const others: string[] = [];
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'image' && isMapping(inner)) {
      const { src, alt } = inner as { src: string; alt: string };
      const found = rewrite({ kind: 'picture', address: src });
      if (found?.startsWith('link:'))
        others.push(`[${escapeText(alt) || found.slice(5)}](${found.slice(5)})`);
      else if (found !== undefined) result[key] = { ...(inner as Picture), src: found };
    } else if (key === 'link' || key === 'actions') {
      const actions = [inner].flat().flatMap((action) => {
        const { label, to } = action as Action;
        const found = rewrite({ kind: 'link', address: to });
        if (found === undefined) others.push(escapeText(label));
        return found === undefined ? [] : [{ ...(action as Action), to: found }];
      });
      const [first] = actions;
      if (first) result[key] = key === 'link' ? first : actions;
    } else if (key === 'items' && Array.isArray(inner))
      result[key] = inner.map((item) =>
        isMapping(item) ? rewriteMapping(item as Record<string, JsonValue>, rewrite) : item,
      );
    else result[key] = typeof inner === 'string' ? rewriteDestinations(inner, rewrite) : inner;
  }
  if (others.length > 0)
    result.text = [result.text, ...others].filter((text) => text !== undefined).join('\n\n');
  return result;
}

type Picture = { src: string; alt: string };
type Action = { label: string; to: string };
