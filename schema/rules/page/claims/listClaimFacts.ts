import type { SourceLayer } from '../../../reference/expressions/Provenance.ts';
import type { ClaimFact } from '../../PageFacts.ts';
import { collectClaims } from './collectClaims.ts';

/** Lists the claims of a page, a block or `site:`. */
export function listClaimFacts(layer: SourceLayer, locale: string): ClaimFact[] {
  const isBlock = 'type' in layer.value;
  return collectClaims(layer, locale).map(({ subject, value, path: [first, second] }) => {
    const section = isBlock ? 0 : first === 'sections' ? Number(second) : -1;
    return [subject, value, section];
  });
}
