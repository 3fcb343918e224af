import { maxLength } from '../rules/yaml/unusable-text.ts';
import { outlineEntries, outlineTopLevel } from '../yaml/outline.ts';
import type { TextSpan } from '../yaml/source/TextSpan.ts';

/** Where the parts of a manifest are in its text. */
export interface ManifestSpans {
  site?: TextSpan;
  blocks?: TextSpan;
  /** The entries of `pages:` in order. */
  entries: (TextSpan & { route: string })[];
}

/**
 * Finds the parts of a manifest without parsing it, so that each can be parsed by itself: later, in
 * another thread, or not at all. Returns undefined if that is not safe: if there are anchors, which
 * other parts may refer to, or if the top level differs from a manifest's. The text of a part may
 * still turn out to be invalid by itself; then the manifest must be parsed as a whole.
 */
export function splitManifest(text: string): ManifestSpans | undefined {
  if (text.length > maxLength || hasAnchor(text) || startsIndented.test(text)) return undefined;
  const spans: ManifestSpans = { entries: [] };
  const seen = new Set<string>();
  for (const { key, from, to } of outlineTopLevel(text)) {
    if (key === undefined || seen.has(key)) return undefined;
    seen.add(key);
    if (key === 'site' || key === 'blocks') spans[key] = { from, to };
    else {
      const entries = key === 'pages' ? findEntries(text, { from, to }) : undefined;
      if (!entries) return undefined;
      spans.entries = entries;
    }
  }
  return seen.size > 0 ? spans : undefined;
}

/** Lines above the first key of the top level, which belong to none. */
const startsIndented = /^\uFEFF?(?:[ \t]*(?:#[^\n]*)?\r?\n)*[ \t]+[^\s#]/;

function findEntries(text: string, pages: TextSpan): ManifestSpans['entries'] | undefined {
  const entries: ManifestSpans['entries'] = [];
  const routes = new Set<string>();
  for (const { key: route, from, to } of outlineEntries(text, pages) ?? []) {
    // A key that is no route belongs to the page above, which is then incomplete.
    if (!route?.startsWith('/') || routes.has(route)) return undefined;
    routes.add(route);
    // A part of a string keeps the whole string in memory, here the manifest; a copy does not.
    entries.push({ route: ` ${route}`.slice(1), from, to });
  }
  return entries.length > 0 ? entries : undefined;
}

/** Whether the text contains an `&name` where a value may begin. */
function hasAnchor(text: string): boolean {
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
    if (/[\s&]/.test(text[at + 1] ?? ' ')) continue;
    let before = at - 1;
    while (text[before] === ' ' || text[before] === '\t') before--;
    const isAdjacent = before === at - 1;
    const mark = text[before] ?? '\n';
    if (mark === '\n' || /[[{,]/.test(mark) || (!isAdjacent && /[:?-]/.test(mark))) return true;
  }
  return false;
}
