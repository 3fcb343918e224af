import {
  createReporter,
  defineRules,
  examples,
  type Problem,
  readFacts,
  type SiteRuleContext,
} from '../../../schema/index.ts';
import { readKeys } from '../../../schema/vocabulary.ts';
import { collectClaims, type Layer, locateClaim } from '../claims/collectClaims.ts';
import { type Claim, createClaimFinder } from '../claims/createClaimFinder.ts';
import { type ClaimFact, listClaimFacts } from '../claims/listClaimFacts.ts';
import { facts } from '../facts.ts';
import { keys } from '../keys.ts';

export const rules = defineRules('site', {
  'conflicting-claims': {
    code: 'BW510',
    severity: 'warning',
    title: 'Two texts of the site contradict each other',
    why: 'Visitors who read both believe neither. The check compares lower bounds such as “500+ businesses”, times such as “we answer within 24 hours” and terms such as “14-day free trial”, in English, German and Spanish.',
    help: 'Write a figure that several texts need once, as a row of a collection, and use it through `{{ }}`. If both are true, list them in `site.differentClaims`.',
    ...examples`/shops:
  title: Shops
  description: Trusted by 500+ businesses
  sections:
    - { type: hero, headline: "Join ${['150+', '500+']} businesses" }`,
  },
  'unused-claim': {
    code: 'BW511',
    severity: 'warning',
    isFollowUp: true,
    title: '`site.differentClaims` names a claim that no text contains',
    why: 'It could hide a contradiction later.',
    help: 'Copy the words from a text, or remove the entry.',
    ...examples`# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: Chosen by 500+ shops
  differentClaims: [[500+ shops, ${['90+ shops', '300+ shops']}]]
pages:
  /:
    title: Home
    description: In this city, 300+ shops work with us
    sections:
      - { type: hero, headline: Hello }`,
  },
});

const report = createReporter<typeof rules>();

/**
 * Reports claims with the same subject and different numbers, once for each subject, and entries of
 * `site.differentClaims` that no text contains. Numbers that one section names together, such as the
 * times of two plans, are different on purpose.
 */
export function checkSite(context: SiteRuleContext): Problem[] {
  const { site, manifest, isIncomplete } = context;
  const find = site && createClaimFinder(site.locale);
  if (!find || site.checks['conflicting-claims'] === 'off') return [];
  const sources = listSources(context, site.locale);
  const differences = new Differences();
  for (const facts of sources.values()) differences.addSections(facts);
  const said = new Set(
    [...sources.values()].flat().map(([subject, value]) => `${subject} ${value}`),
  );
  const problems: Problem[] = [];
  const { differentClaims = [] } = readKeys(site, keys.site);
  for (const [index, texts] of differentClaims.entries()) {
    const claims = texts.map((text) => find(text));
    differences.add(claims.flat());
    for (const [inner, found] of claims.entries())
      if (
        !isIncomplete &&
        manifest.site &&
        !found.some((one) => said.has(`${one.subject} ${one.value}`))
      )
        problems.push(
          report('unused-claim', {
            message: `No text says “${texts[inner]}”.`,
            hint: 'copy the words from a text, with the number and its noun; or remove the entry',
            at: {
              file: manifest.site.file,
              path: [...manifest.site.path, 'differentClaims', index, inner],
            },
          }),
        );
  }
  return [...problems, ...findConflicts(sources, differences, site.locale)];
}

type Sources = Map<Layer, readonly ClaimFact[]>;

/** Lists what has claims: route entries, the blocks that pages use, and `site:`. */
function listSources({ pages, manifest }: SiteRuleContext, locale: string): Sources {
  const sources: Sources = new Map();
  for (const page of pages) {
    const { claims } = readFacts(page.facts, facts);
    if (claims) sources.set(page.routeEntry, claims);
  }
  const blocks = new Set(pages.flatMap((page) => page.facts.blocks));
  const shared = [...[...blocks].map((name) => manifest.blocks.get(name)), manifest.site];
  for (const layer of shared) if (layer) sources.set(layer, listClaimFacts(layer, locale));
  return sources;
}

/** The numbers of a subject that may differ. */
class Differences {
  readonly #pairs = new Set<string>();

  addSections(facts: readonly ClaimFact[]): void {
    for (const [subject, value, section] of facts)
      if (section >= 0)
        this.add([
          { subject, value },
          ...facts
            .filter((other) => other[0] === subject && other[2] === section)
            .map(([, otherValue]) => ({ subject, value: otherValue })),
        ]);
  }

  add(claims: readonly Pick<Claim, 'subject' | 'value'>[]): void {
    for (const a of claims)
      for (const b of claims)
        if (a.subject === b.subject) this.#pairs.add(`${a.subject} ${a.value} ${b.value}`);
  }

  has(subject: string, a: number, b: number): boolean {
    return a === b || this.#pairs.has(`${subject} ${a} ${b}`);
  }
}

function findConflicts(sources: Sources, differences: Differences, locale: string): Problem[] {
  const subjects = new Map<string, Map<number, Layer[]>>();
  for (const [layer, facts] of sources)
    for (const [subject, value] of facts) {
      const values = subjects.get(subject) ?? new Map<number, Layer[]>();
      subjects.set(subject, values.set(value, [...(values.get(value) ?? []), layer]));
    }
  return [...subjects].flatMap(([subject, values]): Problem | Problem[] => {
    const numbers = [...values.keys()].filter((a) =>
      [...values.keys()].some((b) => !differences.has(subject, a, b)),
    );
    if (numbers.length === 0) return [];
    const layers = new Set(numbers.flatMap((number) => values.get(number) ?? []));
    const places = [...layers].flatMap((layer) =>
      collectClaims(layer, locale)
        .filter((claim) => claim.subject === subject && numbers.includes(claim.value))
        .map((claim) => ({
          value: claim.value,
          words: claim.words.replace(/\s+/g, ' '),
          at: locateClaim(layer, claim),
        })),
    );
    const getCount = (number: number) => places.filter(({ value }) => value === number).length;
    // The rarest number is the most likely mistake.
    const [first, ...others] = places.sort((a, b) => getCount(a.value) - getCount(b.value));
    if (!first) return [];
    const quoted = new Map(
      others.filter(({ value }) => value !== first.value).map(({ value, words }) => [value, words]),
    );
    return report('conflicting-claims', {
      message: `“${first.words}” contradicts ${[...quoted.values()].map((words) => `“${words}”`).join(' and ')}.`,
      hint: 'correct one; keep a figure that several texts need as a row in data/ and use it through {{ }}; if both are true, list them in `site.differentClaims`',
      at: first.at,
      related: others.map(({ words, at }) => ({ at, message: `“${words}”` })),
    });
  });
}
