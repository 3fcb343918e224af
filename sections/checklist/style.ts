import styled from 'styled-components';
import { tile } from '../_shared/layout/primitives.ts';

/** The panel with the items. */
export const Panel = styled.div`
  padding: var(--space-7);
  ${tile}

  > ul {
    row-gap: var(--space-4);
  }

  @media (max-width: 40rem) {
    padding: var(--space-5);
  }
`;

/** A panel of two halves: included and excluded items. */
export const Sides = styled.div`
  display: grid;
  overflow: hidden;
  ${tile}

  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A half of the panel; the excluded one has a warmer background. */
export const Side = styled.div`
  padding: clamp(1.5rem, 1rem + 2.4vw, 3rem);

  > ul {
    row-gap: var(--space-4);
  }

  @media print {
    break-inside: avoid;
  }

  &[data-side='except'] {
    background: color-mix(in srgb, var(--color-warm) 9%, var(--color-surface));
  }
`;

/** The title of a half. */
export const Label = styled.h3`
  margin-bottom: var(--space-5);
  font-size: var(--text-xl);
`;
