import { type StyleBlock, scopeOf } from '../styles/StyleBlock.ts';

/** The styles that the pages of a site choose from. */
export interface PageStyles {
  /** In the order of the cascade. */
  blocks: StyleBlock[];
  /** Island → the scopes of the styles that its code may add in the browser. */
  islands: Record<string, string[]>;
  /** The stylesheet of the site itself. All others are in a layer below it. */
  site?: string;
}

/**
 * Returns the stylesheet of a page: what every page carries, the styles of the classes in its
 * markup, and those of what its islands may render later. Equal selections are the same string.
 */
export function pageStylesheet(
  styles: PageStyles,
  markup: string,
  islands: readonly string[],
): string {
  const classes = classesIn(markup);
  const scopes = new Set(islands.flatMap((name) => styles.islands[name] ?? []));
  const needed = styles.blocks.filter(
    (block) => block.id === '' || classes.has(block.id) || scopes.has(scopeOf(block)),
  );
  return joinStyles(styles, needed);
}

/**
 * Returns the rules that fill the places of a page's images with their average colours. They are a
 * stylesheet of their own, because the other one is shared by pages with the same components.
 */
export function tintStylesheet(markup: string): string {
  const tints = new Set(Array.from(markup.matchAll(/\btint-([\da-f]{3})"/g), ([, tint]) => tint));
  return [...tints].map((tint) => `.tint-${tint}{background:#${tint}}`).join('');
}

/** Collects the class names in markup. Texts cannot look like attributes: React escapes quotes. */
function classesIn(markup: string): Set<string> {
  const mark = ' class="';
  const lists = new Set<string>();
  for (let at = markup.indexOf(mark); at >= 0; at = markup.indexOf(mark, at + 1))
    lists.add(markup.slice(at + mark.length, markup.indexOf('"', at + mark.length)));
  return new Set([...lists].flatMap((list) => list.split(' ')));
}

/** Pages with the same components share one string, which is hashed and encoded once. */
function joinStyles(styles: PageStyles, blocks: readonly StyleBlock[]): string {
  const known = selections.get(styles) ?? new Map<string, string>();
  selections.set(styles, known);
  const key = blocks.map(({ id }) => id).join(' ');
  let css = known.get(key);
  if (css === undefined) {
    css = blocks.map((block) => block.css).join('\n');
    if (styles.site) css = `@layer blockwright{${css}}\n${styles.site}`;
    known.set(key, css);
  }
  return css;
}

const selections = new WeakMap<PageStyles, Map<string, string>>();
