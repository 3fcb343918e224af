import type { StyleBlock } from './StyleBlock.ts';

/** Puts all styles into every page, for programs in which the sections of a page come and go. */
export function wholeStyles(theme: string, blocks: readonly StyleBlock[], site = '') {
  return {
    blocks: [{ id: '', css: theme + blocks.map(({ css }) => css).join('\n') }],
    islands: {},
    site,
    isWhole: true,
  };
}
