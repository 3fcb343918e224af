import { type Compound, parseSelector } from '../styles/parseSelector.ts';
import type { StyleRule } from '../styles/parseStyles.ts';
import { shortName } from '../styles/shortName.ts';
import { ElementIndex } from './ElementIndex.ts';

/** What scripts may do to a page: a selector that asks for it matches sooner or later. */
export interface ScriptedParts {
  hasScripts: boolean;
  /** Whether scripts may add elements with this class. */
  addsClass(name: string): boolean;
  /** The data attributes that the elements they add may have, and the custom properties they name. */
  names: ReadonlySet<string>;
  /** The data attributes that they set on any element. */
  sets: ReadonlySet<string>;
}

/**
 * Selects the rules of a stylesheet that a page needs: those whose selectors match one of its
 * elements, part by part, and the custom properties that they read. States (`:hover`, `[open]`),
 * conditions in brackets, and combinators count as matching.
 */
export class StyleSelection {
  readonly #rules: Rule[];
  readonly #elements: ElementIndex;
  readonly #kept: ReadonlySet<string>;
  /** Kinds of elements → the stylesheet. */
  readonly #stylesheets = new Map<string, string>();

  readonly #site: string;

  /**
   * @param styles in the order of the cascade
   * @param site the stylesheet of the site, which stays whole. The other one is in a layer below it.
   */
  constructor(styles: readonly FlatRule[], scripted: ScriptedParts, site = '') {
    const compounds = new Compounds(scripted);
    this.#rules = styles.map((rule) => ({
      ...rule,
      selectors: rule.selectors?.map((text) => ({ text, needs: compounds.numbersOf(text) })),
    }));
    this.#elements = new ElementIndex(compounds.list);
    this.#kept = new Set([...customPropertiesIn(site), ...scripted.names]);
    this.#site = site;
  }

  /** Returns the rules for a page. Pages with the same kinds of elements share one string. */
  select(markup: string): string {
    const kinds = this.#elements.kindsIn(markup);
    const key = kinds.join();
    let css = this.#stylesheets.get(key);
    if (css === undefined) {
      css = addSiteStyles(this.#createStylesheet(kinds), this.#site);
      this.#stylesheets.set(key, css);
    }
    return css;
  }

  #createStylesheet(kinds: number[]): string {
    const present = new Set<number>();
    const read = new Set(this.#kept);
    for (const kind of kinds) {
      const { compounds, reads } = this.#elements.matchOf(kind);
      for (const compound of compounds) present.add(compound);
      for (const name of reads) read.add(name);
    }
    const rules = this.#rules.flatMap((rule) => {
      const selectors = rule.selectors?.filter(({ needs }) => needs.every((n) => present.has(n)));
      return selectors?.length === 0 ? [] : { ...rule, selectors };
    });
    const kept = new Set(read);
    addTransitiveReads(rules, read);
    return shortenProperties(print(rules, read), kept);
  }
}

/** Puts the stylesheet of the site above the other one. */
export function addSiteStyles(css: string, site = ''): string {
  return site ? `@layer blockwright{${css}}\n${site}` : css;
}

/** A rule outside of its groups. */
export interface FlatRule {
  /** The preludes of its groups: `@media print{`. */
  group: string;
  /** Undefined for an at-rule, whose text is its only declaration. */
  selectors: string[] | undefined;
  declarations: { text: string; property: string | undefined; reads: string[] }[];
  /** Name of the animation that it defines. */
  animation?: string;
}

interface Rule extends Omit<FlatRule, 'selectors'> {
  selectors: { text: string; needs: number[] }[] | undefined;
}

/** Takes rules out of their groups. */
export function flattenRules(rules: readonly StyleRule[], group = ''): FlatRule[] {
  return rules.flatMap(({ prelude, children, selectors, declarations = [] }) => {
    if (children) return flattenRules(children, `${group}${prelude}{`);
    if (selectors) return { group, selectors, declarations: declarations.map(toDeclaration) };
    const animation = /^@(?:-webkit-)?keyframes ([\w-]+)/.exec(prelude)?.[1];
    const text = [toDeclaration(prelude)];
    return { group, selectors, declarations: text, ...(animation && { animation }) };
  });
}

/** Numbers the compounds of selectors, without what scripts may add. */
class Compounds {
  readonly list: Compound[] = [];
  readonly #scripted: ScriptedParts;
  readonly #numbers = new Map<string, number>();

  constructor(scripted: ScriptedParts) {
    this.#scripted = scripted;
  }

  numbersOf(selector: string): number[] {
    return parseSelector(selector).flatMap((compound) => {
      const { hasScripts, addsClass, names, sets } = this.#scripted;
      const classes = compound.classes.filter((name) => !addsClass(name));
      const isOfPage = classes.length > 0;
      const attributes = compound.attributes.filter(
        ({ name }) => !(sets.has(name) || (!isOfPage && names.has(name))),
      );
      const isAdded = hasScripts && !isOfPage && attributes.length === 0;
      return isAdded ? [] : this.#numberOf({ ...compound, classes, attributes });
    });
  }

  #numberOf(compound: Compound): number {
    const key = JSON.stringify(compound);
    const number = this.#numbers.get(key) ?? this.list.push(compound) - 1;
    this.#numbers.set(key, number);
    return number;
  }
}

function toDeclaration(text: string): FlatRule['declarations'][number] {
  const property = /^--[\w-]+(?=:)/.exec(text)?.[0];
  const reads = customPropertiesIn(text.slice(property?.length));
  return { text, property, reads };
}

/** Adds the custom properties that are read by rules, or by a property that is read. */
function addTransitiveReads(rules: readonly Rule[], read: Set<string>): void {
  const definitions = new Map<string, string[]>();
  for (const { group, declarations } of rules) {
    for (const name of customPropertiesIn(group)) read.add(name);
    for (const { property, reads } of declarations) {
      if (property) definitions.set(property, [...(definitions.get(property) ?? []), ...reads]);
      else for (const name of reads) read.add(name);
    }
  }
  // A set visits what is added while it is visited.
  for (const name of read) for (const next of definitions.get(name) ?? []) read.add(next);
}

function customPropertiesIn(text: string): string[] {
  return text.match(/--[\w-]+/g) ?? [];
}

function print(rules: readonly Rule[], read: ReadonlySet<string>): string {
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

/** Gives the custom properties short names, those that are used most the shortest. */
function shortenProperties(css: string, kept: ReadonlySet<string>): string {
  const uses = new Map<string, number>();
  for (const [, name = ''] of css.matchAll(/(?<=[{;}])(--[\w-]+)(?=:)/g)) uses.set(name, 0);
  for (const name of kept) uses.delete(name);
  const pattern = /(?<![\w-])--[\w-]+/g;
  for (const [name] of css.matchAll(pattern)) {
    const count = uses.get(name);
    if (count !== undefined) uses.set(name, count + 1);
  }
  const names = [...uses].sort(([, a], [, b]) => b - a).map(([name]) => name);
  const shortNames = new Map<string, string>();
  let index = 0;
  for (const name of names) {
    let short = '';
    do short = `--${shortName(index++)}`;
    while (kept.has(short));
    shortNames.set(name, short);
  }
  return css.replaceAll(pattern, (name) => shortNames.get(name) ?? name);
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
