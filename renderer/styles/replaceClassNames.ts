import type { StyleBlock } from './StyleBlock.ts';

/** Replaces the names of components in the stylesheet of a site, such as `.cards-Card`, by their classes. */
export function replaceClassNames(css: string, blocks: readonly StyleBlock[]): string {
  const classes = new Map(blocks.map(({ id, name = id }) => [name, id]));
  return css.replaceAll(/\.([a-zA-Z][\w-]*-[A-Z]\w*)/g, (text, name: string) =>
    classes.has(name) ? `.${classes.get(name)}` : text,
  );
}
