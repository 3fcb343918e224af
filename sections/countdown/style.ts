import styled from 'styled-components';
import { muted } from '../_shared/layout/primitives.ts';

/** The time that is left and the date, or what is said afterwards. */
export const Board = styled.div`
  display: grid;
  gap: var(--space-4);

  &[data-align='center'] {
    justify-items: center;
    text-align: center;
  }

  > [data-island] {
    justify-self: stretch;

    @media (scripting: none), print {
      display: none;
    }
  }

  &[data-align='center'] > [data-island] > * {
    margin-inline: auto;
  }

  &[data-align='center'] + * {
    justify-content: center;
  }

  &[data-over='yes'] > :not(:last-child),
  &[data-over='no'] > :last-child {
    display: none;
  }
`;

/** The parts of the time. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(4.25rem, 100%), 1fr));
  gap: var(--space-3);
  width: min(100%, 34rem);
`;

/** A number with its unit. */
export const Part = styled.span`
  display: grid;
  justify-items: center;
  padding: var(--space-4) var(--space-1) var(--space-3);
  border: var(--border) solid var(--color-border);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  box-shadow: var(--card-shadow);

  b {
    font: var(--title-weight) var(--text-3xl) / 1.1 var(--font-display);
    font-variant-numeric: tabular-nums lining-nums;
  }

  small {
    ${muted}
  }

  @media (max-width: 40rem) {
    b {
      font-size: var(--text-2xl);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-unit='second'] {
      display: none;
    }
  }
`;

/** The date in words. */
export const Moment = styled.time`
  color: var(--color-muted);
`;

/** The text once the moment has come. */
export const Afterwards = styled.div`
  max-width: var(--width-prose);
  font-size: var(--text-lg);
`;
