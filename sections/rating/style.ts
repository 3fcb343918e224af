import styled from 'styled-components';
import { muted, row } from '../_shared/layout/primitives.ts';

/** The ratings, in a row that wraps. */
export const Strip = styled.ul`
  ${row}
  gap: var(--space-5) var(--space-8);

  &[data-align='center'] {
    justify-content: center;

    /* Below each other, they begin at one line. */
    @media (max-width: 36rem) {
      display: grid;
    }
  }
`;

/** A rating. */
export const Entry = styled.li`
  ${row}
  gap: var(--space-2) var(--space-4);
  align-items: center;

  img {
    width: auto;
    max-width: 6rem;
    height: 2.5rem;
    object-fit: contain;
  }

  @media (max-width: 36rem) {
    &:has(img) {
      display: grid;
      grid-template-columns: auto 1fr;
    }

    img {
      grid-column: 1 / -1;
    }
  }
`;

/** The average. */
export const Figure = styled.b`
  font: var(--title-weight) var(--text-3xl) / 1 var(--font-display);
  font-variant-numeric: lining-nums;
`;

/** Stars, source and number of reviews. */
export const Facts = styled.span`
  display: grid;
  gap: var(--space-1);
  ${muted}
`;

/** The stars. */
export const Row = styled.svg`
  width: 7.5rem;
  height: 1.5rem;
  fill: var(--color-accent);

  [data-part='empty'] {
    fill: color-mix(in srgb, var(--color-text) 18%, var(--color-background));
  }

  [dir='rtl'] & {
    scale: -1 1;
  }
`;
