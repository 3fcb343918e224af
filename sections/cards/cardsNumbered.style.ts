import styled from 'styled-components';
import { noTile } from '../_shared/layout/primitives.ts';
import { Body, Card, Grid } from './style.ts';

/** Texts under large numbers, which screen readers leave out. */
export const Numbered = styled(Grid)`
  row-gap: var(--space-7);
  counter-reset: card;

  > ${Card} {
    overflow: visible;
    ${noTile}
    counter-increment: card;
  }

  > ${Card}::before {
    content: counter(card, decimal-leading-zero) / '';
    order: -1;
    padding-bottom: var(--space-3);
    border-block-end: max(1px, var(--border)) solid var(--color-border);
    color: var(--color-accent);
    font: var(--title-weight) var(--text-3xl) / 1 var(--font-display);
    letter-spacing: calc(-0.02em * var(--tracking));
  }

  && ${Body} {
    padding: var(--space-4) 0 0;
  }
`;
