import { getOrCreate } from '../../base/lists/getOrCreate.ts';
import { customPropertiesIn, shortenProperties } from './nameProperties.ts';
import { parseSelector } from './parseSelector.ts';
import type { FlatRule } from './parseStyles.ts';
import { prepareRules, type SiteRules } from './prepareRules.ts';
import { getScope, type StyleBlock } from './StyleBlock.ts';
import { addSiteStyles, printRules, StyleSelection } from './StyleSelection.ts';

/** The styles that the pages of a site choose from. */
export interface PageStyles {
  /** In the order of the cascade, minified unless `isWhole`. */
  blocks: StyleBlock[];
  /** Island → what its code may add in the browser; `islands-entry` and `_` hydrate islands. */
  islands: Record<string, IslandStyles>;
  /** The custom properties that the markup of views may name. */
  names?: readonly string[];
  /** The stylesheet of the site itself. All others are in a layer below it. */
  site?: string;
  /** Whether every page carries all of them. */
  isWhole?: boolean;
  /** The rules of the blocks, if they were prepared for all threads. */
  rules?: Pick<SiteRules, 'rules' | 'shortNames'>;
}

/** The styles of an island. */
interface IslandStyles {
  /** The scopes of the styles that its code may add. */
  scopes: readonly string[];
  /** The scopes that no view uses. */
  own?: readonly string[];
  /** The data attributes and custom properties that its code names. */
  names: readonly string[];
  /** The data attributes that its code sets on elements of the page. */
  sets: readonly string[];
}

/**
 * Returns the stylesheet of a page: the rules that match an element of its markup, or one that its
 * islands may render later. Pages with the same elements share one string.
 *
 * @param later the islands whose own styles are loaded with their code, of `islandsWithoutStyles()`
 */
export function pageStylesheet(
  styles: PageStyles,
  markup: string,
  islands: readonly string[],
  later: readonly string[] = [],
): string {
  if (styles.isWhole) return wholeStylesheet(styles);
  return selectionFor(styles, islands, later).select(markup);
}

/**
 * Returns the hidden islands whose styles a page may leave out, because nothing else on the page uses
 * them.
 */
export function islandsWithoutStyles(
  { islands: styles }: PageStyles,
  islands: readonly string[],
  hidden: readonly string[],
): string[] {
  const uses = (name: string, scope: string) => styles[name]?.scopes.includes(scope) ?? false;
  return hidden.filter((name) => {
    const { own = [] } = styles[name] ?? {};
    const others = islands.filter((other) => other !== name);
    return own.length > 0 && !own.some((scope) => others.some((other) => uses(other, scope)));
  });
}

/** Returns the stylesheet that browsers load with the code of a hidden island: its own styles. */
export function islandStylesheet(styles: PageStyles, island: string): string {
  const css = shortenProperties(ownRules(styles, island), getRules(styles).shortNames);
  return styles.site ? `@layer blockwright{${css}}` : css;
}

/**
 * Returns the rules that fill the places of a page's images with their average colours, and the
 * rules for the points that stay visible where images are cut. They are a stylesheet of their own, because the other one is shared by pages with the same components.
 */
export function imageStylesheet(markup: string): string {
  // Searching for text is faster than for a pattern, and many pages have no images.
  if (!markup.includes('tint-')) return focusStylesheet(markup);
  const tints = new Set(Array.from(markup.matchAll(/\btint-([\da-f]{3})"/g), ([, tint]) => tint));
  const rules = [...tints].map((tint) => `.tint-${tint}{background:#${tint}}`);
  return rules.join('') + focusStylesheet(markup);
}

/** Returns the rules for the points that stay visible where images are cut. */
function focusStylesheet(markup: string): string {
  if (!markup.includes('focus-')) return '';
  const points = markup.matchAll(/\bfocus-(\d{1,3})-(\d{1,3})[ "]/g);
  const rules = Array.from(points, ([, x, y]) => `.focus-${x}-${y}{object-position:${x}% ${y}%}`);
  return [...new Set(rules)].join('');
}

function wholeStylesheet({ blocks, site }: PageStyles): string {
  return addSiteStyles(joinBlocks(blocks), site);
}

/** Pages with the same islands share a selection, because all else that it depends on is fixed. */
function selectionFor(
  styles: PageStyles,
  islands: readonly string[],
  later: readonly string[],
): StyleSelection {
  const known = getOrCreate(selections, styles, () => new Map<string, StyleSelection>());
  const key = [[...islands].sort().join(), [...later].sort().join()].join(' ');
  return getOrCreate(known, key, () => createSelection(styles, islands, later));
}

function createSelection(
  styles: PageStyles,
  islands: readonly string[],
  later: readonly string[],
): StyleSelection {
  const hasScripts = islands.length > 0;
  const scripts = (hasScripts ? ['islands-entry', '_', ...islands] : []).flatMap(
    (name) => styles.islands[name] ?? [],
  );
  const scopes = new Set(scripts.flatMap((script) => script.scopes));
  const scopeOfClass = scopesByClass(styles);
  const passesLater = later.map((island) => ownSelectors(styles, island));
  return new StyleSelection(
    getRules(styles).rules,
    {
      hasScripts,
      addsClass: (name) => {
        const scope = scopeOfClass.get(name);
        return scope === undefined ? hasScripts : scopes.has(scope);
      },
      names: new Set(scripts.flatMap((script) => script.names)),
      sets: new Set(scripts.flatMap((script) => script.sets)),
    },
    {
      site: styles.site,
      shortNames: getRules(styles).shortNames,
      // An element that a link opens without its script stays visible when the script cannot be loaded.
      isLater: (selector) =>
        !selector.includes(':target') && passesLater.some((passes) => passes(selector)),
      reads: later.flatMap((island) => customPropertiesIn(ownRules(styles, island))),
    },
  );
}

/** Returns the rules with the own styles of an island. */
function ownRules(styles: PageStyles, island: string): string {
  const { own = [] } = styles.islands[island] ?? {};
  const byScope = getOrCreate(scopedRules, styles, () => indexRules(styles));
  const named = new Set(own.flatMap((scope) => [...(byScope.get(scope) ?? [])]));
  // Rules without selectors, such as animations, may belong to all.
  const rules = getRules(styles).rules.filter((rule) => !rule.selectors || named.has(rule));
  return printRules(rules, ownSelectors(styles, island));
}

/**
 * Indexes the rules by the scopes that their selectors name: few rules are an island's own, and parsing
 * selectors takes long.
 */
function indexRules(styles: PageStyles): Map<string, Set<FlatRule>> {
  const scopeOfClass = scopesByClass(styles);
  const byScope = new Map<string, Set<FlatRule>>();
  for (const rule of getRules(styles).rules)
    for (const [, name = ''] of (rule.selectors ?? []).join().matchAll(/\.([\w-]+)/g)) {
      const scope = scopeOfClass.get(name);
      if (scope) getOrCreate(byScope, scope, () => new Set()).add(rule);
    }
  return byScope;
}

/** Returns a function that finds the selectors of an island's own styles. */
function ownSelectors(styles: PageStyles, island: string): (selector: string) => boolean {
  const own = new Set(styles.islands[island]?.own);
  const scopeOfClass = scopesByClass(styles);
  const isOwn = (name: string) => own.has(scopeOfClass.get(name) ?? '');
  return (selector) =>
    parseSelector(selector).some(
      ({ compound, isCondition }) => !isCondition && compound.classes.some(isOwn),
    );
}

function scopesByClass({ blocks }: PageStyles): Map<string, string> {
  return new Map(blocks.flatMap((block) => (block.id ? [[block.id, getScope(block)]] : [])));
}

function getRules(styles: PageStyles): NonNullable<PageStyles['rules']> {
  const rules = styles.rules ?? prepared.get(styles) ?? prepareRules(styles);
  prepared.set(styles, rules);
  return rules;
}

function joinBlocks(blocks: readonly StyleBlock[]): string {
  return blocks.map(({ css }) => css).join('\n');
}

const scopedRules = new WeakMap<PageStyles, Map<string, Set<FlatRule>>>();
const selections = new WeakMap<PageStyles, Map<string, StyleSelection>>();
const prepared = new WeakMap<PageStyles, NonNullable<PageStyles['rules']>>();
