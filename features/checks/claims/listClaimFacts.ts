import { collectClaims, type Layer } from './collectClaims.ts';

/** Lists the claims of a page, a block or `site:`. */
export function listClaimFacts(layer: Layer, locale: string): ClaimFact[] {
  const isBlock = 'type' in layer.value;
  return collectClaims(layer, locale).map(({ subject, value, path: [first, second] }) => {
    const section = isBlock ? 0 : first === 'sections' ? Number(second) : -1;
    return [subject, value, section];
  });
}

/** A claim as site rules know it: its subject, its number, and the index of its section or -1. */
export type ClaimFact = [subject: string, value: number, section: number];
