import { parseStyles } from '../styles/parseStyles.ts';
import { type StyleBlock, scopeOf } from '../styles/StyleBlock.ts';
import { addSiteStyles, type FlatRule, flattenRules, StyleSelection } from './StyleSelection.ts';

/** The styles that the pages of a site choose from. */
export interface PageStyles {
  /** In the order of the cascade, minified unless `isWhole`. */
  blocks: StyleBlock[];
  /** Island → what its code may add in the browser; `islands-entry` and `_` hydrate islands. */
  islands: Record<string, IslandStyles>;
  /** The stylesheet of the site itself. All others are in a layer below it. */
  site?: string;
  /** Whether every page carries all of them. */
  isWhole?: boolean;
}

/** The styles of an island. */
export interface IslandStyles {
  /** The scopes of the styles that its code may add. */
  scopes: readonly string[];
  /** The data attributes and custom properties that its code names. */
  names: readonly string[];
  /** The data attributes that its code sets on elements of the page. */
  sets: readonly string[];
}

/**
 * Returns the stylesheet of a page: the rules that match an element of its markup, or one that its
 * islands may render later. Pages with the same elements share one string.
 */
export function pageStylesheet(
  styles: PageStyles,
  markup: string,
  islands: readonly string[],
): string {
  return styles.isWhole ? wholeStylesheet(styles) : selectionFor(styles, islands).select(markup);
}

/**
 * Returns the rules that fill the places of a page's images with their average colours. They are a
 * stylesheet of their own, because the other one is shared by pages with the same components.
 */
export function tintStylesheet(markup: string): string {
  // Searching for text is faster than for a pattern, and many pages have no images.
  if (!markup.includes('tint-')) return '';
  const tints = new Set(Array.from(markup.matchAll(/\btint-([\da-f]{3})"/g), ([, tint]) => tint));
  return [...tints].map((tint) => `.tint-${tint}{background:#${tint}}`).join('');
}

function wholeStylesheet({ blocks, site }: PageStyles): string {
  return addSiteStyles(joinBlocks(blocks), site);
}

/** Pages with the same islands share a selection, because all else that it depends on is fixed. */
function selectionFor(styles: PageStyles, islands: readonly string[]): StyleSelection {
  const known = selections.get(styles) ?? new Map<string, StyleSelection>();
  selections.set(styles, known);
  const key = [...islands].sort().join();
  let selection = known.get(key);
  if (!selection) {
    selection = createSelection(styles, islands);
    known.set(key, selection);
  }
  return selection;
}

function createSelection(styles: PageStyles, islands: readonly string[]): StyleSelection {
  const hasScripts = islands.length > 0;
  const scripts = (hasScripts ? ['islands-entry', '_', ...islands] : []).flatMap(
    (name) => styles.islands[name] ?? [],
  );
  const scopes = new Set(scripts.flatMap((script) => script.scopes));
  const scopeOfClass = new Map(styles.blocks.map((block) => [block.id, scopeOf(block)]));
  return new StyleSelection(
    rulesOf(styles),
    {
      hasScripts,
      addsClass: (name) => {
        const scope = scopeOfClass.get(name);
        return scope === undefined ? hasScripts : scopes.has(scope);
      },
      names: new Set(scripts.flatMap((script) => script.names)),
      sets: new Set(scripts.flatMap((script) => script.sets)),
    },
    styles.site,
  );
}

function rulesOf(styles: PageStyles): FlatRule[] {
  let rules = parsed.get(styles);
  if (!rules) {
    rules = flattenRules(parseStyles(joinBlocks(styles.blocks)));
    parsed.set(styles, rules);
  }
  return rules;
}

function joinBlocks(blocks: readonly StyleBlock[]): string {
  return blocks.map(({ css }) => css).join('\n');
}

const parsed = new WeakMap<PageStyles, FlatRule[]>();
const selections = new WeakMap<PageStyles, Map<string, StyleSelection>>();
