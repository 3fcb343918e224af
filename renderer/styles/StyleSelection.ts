import { getOrCreate } from '../../base/lists/getOrCreate.ts';
import { Compounds, type Requirements, type ScriptedParts } from './Compounds.ts';
import { ElementIndex } from './ElementIndex.ts';
import { customPropertiesIn, shortenProperties } from './nameProperties.ts';
import type { FlatRule } from './parseStyles.ts';

/**
 * Selects the rules of a stylesheet that a page needs: those whose selectors match one of its
 * elements, part by part, and the custom properties that they read. States (`:hover`, `[open]`), most
 * conditions in brackets (`parseSelector()` lists the others), and combinators of siblings count as
 * matching.
 */
export class StyleSelection {
  readonly #rules: Rule[];
  readonly #elements: ElementIndex;
  readonly #compoundCount: number;
  readonly #kept: ReadonlySet<string>;
  readonly #reads: readonly string[];
  /** Kinds of elements → the stylesheet. */
  readonly #stylesheets = new Map<string, string>();

  readonly #site: string;
  readonly #shortNames: ReadonlyMap<string, string>;

  /**
   * @param styles in the order of the cascade
   * @param options.site the stylesheet of the site, which stays whole. The other one is in a layer
   *   below it.
   * @param options.shortNames custom property → its name in the stylesheet
   * @param options.isLater whether a selector is in a stylesheet that is loaded later
   * @param options.reads the custom properties that such stylesheets read
   */
  constructor(
    styles: readonly FlatRule[],
    scripted: ScriptedParts,
    { site = '', shortNames = new Map(), isLater = () => false, reads = [] }: SelectionOptions = {},
  ) {
    const compounds = new Compounds(scripted);
    this.#rules = withSelectors(styles, (text) =>
      isLater(text) ? [] : { text, ...compounds.getRequirements(text) },
    );
    this.#elements = new ElementIndex(compounds.list, compounds.pairs);
    this.#compoundCount = compounds.list.length;
    this.#kept = new Set([...customPropertiesIn(site), ...scripted.names]);
    this.#reads = [...reads];
    this.#site = site;
    this.#shortNames = shortNames;
  }

  /** Returns the rules for a page. Pages with the same kinds of elements share one string. */
  select(markup: string): string {
    const elements = this.#elements.find(markup);
    const key = `${elements.kinds.toString('latin1')} ${elements.pairs?.toString('latin1')}`;
    return getOrCreate(this.#stylesheets, key, () =>
      addSiteStyles(this.#createStylesheet(elements), this.#site),
    );
  }

  #createStylesheet({ kinds, pairs }: ReturnType<ElementIndex['find']>): string {
    const present = new Uint8Array(this.#compoundCount);
    const read = new Set(this.#kept);
    for (const [kind, isPresent] of kinds.entries()) {
      if (!isPresent) continue;
      const { compounds, reads } = this.#elements.getMatch(kind);
      for (const compound of compounds) present[compound] = 1;
      for (const name of reads) read.add(name);
    }
    const passes = ({ needs, inside }: Requirements) =>
      needs.every((n) => present[n] === 1) &&
      (!pairs || inside.every((either) => either.some((pair) => pairs[pair])));
    const rules: Rule[] = [];
    for (const rule of this.#rules) {
      if (!rule.selectors) rules.push(rule);
      // Most rules match no page: they must not cost an array.
      else if (rule.selectors.some(passes))
        rules.push({ ...rule, selectors: rule.selectors.filter(passes) });
    }
    const kept = new Set(read);
    for (const name of this.#reads) read.add(name);
    addTransitiveReads(rules, read);
    return shortenProperties(print(rules, read), this.#shortNames, kept);
  }
}

interface SelectionOptions {
  site?: string | undefined;
  shortNames?: ReadonlyMap<string, string>;
  isLater?: (selector: string) => boolean;
  reads?: Iterable<string>;
}

/** Prints the rules that have at least one passing selector, without their other selectors. */
export function printRules(
  rules: readonly FlatRule[],
  passes: (selector: string) => boolean,
): string {
  const passing = withSelectors(rules, (text) =>
    passes(text) ? { text, needs: [], inside: [] } : [],
  );
  // The page has the fonts. A second rule for them makes browsers lay out all text again.
  const chosen = passing.filter(({ selectors, animation }) => selectors?.length || animation);
  return print(chosen, { has: () => true });
}

function withSelectors(
  rules: readonly FlatRule[],
  read: (selector: string) => Selector | [],
): Rule[] {
  return rules.map(({ selectors, ...rule }) =>
    selectors ? { ...rule, selectors: selectors.flatMap(read) } : rule,
  );
}

/** Puts the stylesheet of the site above the other one. */
export function addSiteStyles(css: string, site = ''): string {
  return site ? `@layer blockwright{${css}}\n${site}` : css;
}

interface Rule extends Omit<FlatRule, 'selectors'> {
  selectors?: Selector[];
}

type Selector = { text: string } & Requirements;

/** Adds the custom properties that are read by rules, or by a property that is read. */
function addTransitiveReads(rules: readonly Rule[], read: Set<string>): void {
  const definitions = new Map<string, string[]>();
  for (const { group, declarations } of rules) {
    if (group.includes('--')) for (const name of customPropertiesIn(group)) read.add(name);
    for (const { property, reads } of declarations) {
      if (property) {
        getOrCreate(definitions, property, () => []).push(...reads);
      } else for (const name of reads) read.add(name);
    }
  }
  // A set visits what is added while it is visited.
  for (const name of read) for (const next of definitions.get(name) ?? []) read.add(next);
}

function print(rules: readonly Rule[], read: Pick<ReadonlySet<string>, 'has'>): string {
  let css = '';
  let current = '';
  for (const { group, selectors, declarations } of withUsedAnimations(rules)) {
    const body = declarations.filter(({ property }) => !property || read.has(property));
    if (body.length === 0) continue;
    if (group !== current) css += closing(current) + group;
    current = group;
    const text = body.map((declaration) => declaration.text).join(';');
    css += selectors ? `${selectors.map((selector) => selector.text).join()}{${text}}` : text;
  }
  return css + closing(current);
}

function withUsedAnimations(rules: readonly Rule[]): Rule[] {
  const used = rules
    .flatMap(({ selectors, declarations }) => (selectors ? declarations : []))
    .filter(({ text }) => text.startsWith('animation'))
    .map(({ text }) => text)
    .join(' ');
  return rules.filter(({ animation }) => !animation || used.includes(animation));
}

function closing(group: string): string {
  return '}'.repeat(group.split('{').length - 1);
}
