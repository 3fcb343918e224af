import type { Block } from './Block.ts';
import { joinBlocks } from './writeList.ts';

/** Writes blocks as a quote; nothing for none. */
export function writeQuote(blocks: readonly Block[]): string {
  const text = joinBlocks(blocks);
  return text === '' ? '' : text.replaceAll(/^/gm, '> ').replaceAll(/^> $/gm, '>');
}
