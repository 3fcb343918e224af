import styled from 'styled-components';
import { filledRows, muted } from '../_shared/layout/primitives.ts';

/** The links: columns of rows with an arrow, or a row of pills. */
export const List = styled.ul`
  ${filledRows}
  --gap: var(--space-6);
  row-gap: 0;

  &[data-look='grid'] > li {
    padding-block: var(--space-2);
    border-top: 1px solid var(--color-border);
  }

  @media (min-width: 46rem) {
    --least: 9.5rem;
    --columns: 2;

    &[data-tablet-columns='3'] {
      --columns: 3;
    }
  }

  @media (min-width: 62rem) {
    &[data-columns='3'] {
      --columns: 3;
    }

    &[data-columns='4'] {
      --columns: 4;
      --pair: 4;
    }

    &[data-columns='5'] {
      --columns: 5;
      --pair: 5;
    }
  }

  &[data-look='inline'] {
    gap: var(--space-3);

    > * {
      flex: 0 1 auto;
    }
  }

  /* Browsers move a grid to the next sheet as a whole and leave its title behind. */
  @media print {
    &[data-look='grid'] {
      display: block;
      columns: 3 10rem;
      column-gap: var(--space-6);
    }
  }
`;

/** A link. */
export const Tile = styled.a`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;
  color: var(--color-text);
  font-weight: 600;
  text-decoration: none;

  svg {
    color: var(--color-accent);
    transition: translate 0.18s;
  }

  &:hover {
    color: var(--color-accent);

    svg {
      translate: 0.25rem 0;

      [dir='rtl'] & {
        translate: -0.25rem 0;
      }
    }
  }

  [data-look='inline'] & {
    padding: 0.4em 1.15em;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-pill);
    font-size: var(--text-sm);

    &:hover {
      border-color: var(--color-accent);
      background: var(--color-accent-soft);
    }
  }
`;

/** The text below a link. */
export const Remark = styled.p`
  padding-bottom: var(--space-3);
  ${muted}

  @media (max-width: 30rem) {
    margin-top: calc(-1 * var(--space-1));
    padding-bottom: var(--space-2);
  }
`;
