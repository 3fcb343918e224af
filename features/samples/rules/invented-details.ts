import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import {
  createReporter,
  defineRules,
  examples,
  isPublished,
  locateRow,
  type Problem,
  readFacts,
  type SiteRuleContext,
} from '../../../schema/index.ts';
import { facts } from '../facts.ts';
import { isInventedHost } from '../findInvented.ts';
import { type Invented, listInvented } from '../listInvented.ts';

export const rules = defineRules('site', {
  'invented-details': {
    code: 'BW250',
    severity: 'warning',
    title: 'Invented addresses or numbers are still in use',
    why: 'Presets and starters come with addresses at example.org and telephone numbers with 555, which belong to nobody: messages and calls of visitors get lost.',
    help: 'Write real ones, or remove what has none. A site is checked for them once `site.url` is its real address; a preview that is built with `--preview` is not. In a site that shows them on purpose, set `invented-details: off` in `site.checks`.',
    ...examples`# pages.yaml
site:
  name: Harbour Bakery
  url: https://www.harbour-bakery.example
  description: A bakery in the harbour.
pages:
  /:
    title: Home of the bakery
    description: The bakery in the harbour bakes from three in the morning on.
    sections:
      - { type: hero, headline: Hello, text: "Call us: ${['+1 555 0100', '+1 404 661 0100']}" }`,
  },
});

const report = createReporter<typeof rules>();

/**
 * Reports once for the whole site what is left of invented addresses and numbers, with the number of
 * samples, if the site is built for its real address.
 */
export function checkSite(context: SiteRuleContext): Problem[] {
  const { site, noindex, resolve } = context;
  if (resolve.mode !== 'build' || noindex || !site?.url || !hasRealHost(site.url)) return [];
  const places = new Map<string, Place[]>();
  let samples = 0;
  for (const { file, path, found } of listSources(context))
    for (const one of found) {
      if (one.text === undefined) samples++;
      else
        getOrCreate(places, getKey(one.text), () => []).push({
          text: one.text,
          at: { file, path: [...path, ...one.path], part: { text: one.text, occurrence: 0 } },
        });
    }
  const [first, ...others] = [...places];
  if (!first) return [];
  const named = [first, ...others].map(
    ([, all]) => `\`${all[0]?.text}\`${all.length > 1 ? ` (${all.length} times)` : ''}`,
  );
  const rest = named.length - maxNamed;
  const list = [
    ...named.slice(0, maxNamed),
    ...(rest > 0 ? [`${rest} more`] : []),
    ...(samples > 0
      ? [`${samples} ${samples === 1 ? 'entry' : 'entries'} marked as a sample`]
      : []),
  ];
  const [place] = first[1];
  return [
    report('invented-details', {
      message: `Invented details are still in the site: ${list.join(', ')}.`,
      hint: 'write real addresses and numbers, or remove them',
      at: (place as Place).at,
      related: others
        .slice(0, maxNamed)
        .flatMap(([, [one]]) => (one ? [{ at: one.at, message: `\`${one.text}\`` }] : [])),
    }),
  ];
}

type Place = Pick<Problem, 'at'> & { text: string };

/** Returns the same key for a telephone number and the link to it, and for a mailbox and its link. */
function getKey(text: string): string {
  return /[a-z]/i.test(text) ? text.toLowerCase().replace(/^mailto:/, '') : text.replace(/\D/g, '');
}

/** How many details a message names. */
const maxNamed = 12;

function hasRealHost(url: string): boolean {
  return URL.canParse(url) && !isInventedHost(new URL(url).hostname);
}

type Source = ReturnType<typeof locateRow> & { found: Invented[] };

/** Lists what has invented details: settings, forms, published pages, the blocks and rows that they use. */
function listSources({ pages, manifest, loaded, collections, resolve }: SiteRuleContext): Source[] {
  const sources: Source[] = [];
  const { site } = manifest;
  if (site) {
    const { url: _, ...settings } = site.value;
    sources.push({ ...site, found: listInvented(settings) });
  }
  const entries = new Set(
    pages.flatMap((page) => (readFacts(page.facts, facts).invented ? page.routeEntry : [])),
  );
  for (const entry of entries) sources.push({ ...entry, found: listInvented(entry.value) });
  for (const name of new Set(pages.flatMap((page) => page.facts.blocks))) {
    const block = manifest.blocks.get(name);
    if (block) sources.push({ ...block, found: listInvented(block.value) });
  }
  for (const collection of collections.values())
    for (const [key, row] of collection.rows)
      if (isPublished(row, resolve))
        sources.push({ ...locateRow(collection, key), found: listInvented(row) });
  for (const file of loaded.forms.values())
    sources.push({ file, path: [], found: listInvented(file.value) });
  return sources;
}
