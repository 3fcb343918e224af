import styled from 'styled-components';
import { filledRows } from '../_shared/layout/primitives.ts';
import { emblem } from '../_shared/theme/emblem.ts';

/** The groups, separated by rules. */
export const Groups = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: var(--space-8) var(--space-7);

  &:not([data-count='2'], [data-count='3'], [data-count='4']) {
    ${filledRows}
    --gap: var(--space-7);
    row-gap: var(--space-8);
  }

  @media (min-width: 40rem) {
    &[data-count='2'],
    &[data-count='4'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  /* Three columns would be too narrow: one group a row, its list beside its name. */
  @media (min-width: 40rem) and (max-width: 61.99rem) {
    &[data-count='3'] {
      grid-template-columns: minmax(0, 1fr);
      row-gap: var(--space-7);
    }
  }

  @media (min-width: 62rem) {
    &[data-count='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      column-gap: var(--space-6);
    }

    &[data-count='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      column-gap: var(--space-6);
    }
  }
`;

/** A group of tasks. */
export const Group = styled.li`
  padding-top: var(--space-5);
  border-top: 2px solid var(--color-text);

  > ul {
    margin-top: var(--space-5);
  }

  /* The icon beside the name, the rest below both. */
  @media (max-width: 39.99rem) {
    &:has(> div) {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      column-gap: var(--space-4);
      align-items: center;

      > * {
        grid-column: 1 / -1;
      }

      > div,
      > :is(h2, h3) {
        grid-row: 1;
        grid-column: auto;
        margin-bottom: 0;
      }
    }
  }

  @media (min-width: 40rem) and (max-width: 61.99rem) {
    [data-count='3'] > & {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      grid-template-rows: auto auto 1fr;
      column-gap: var(--space-7);
      align-items: start;

      > ul {
        grid-row: 1 / -1;
        grid-column: 2;
        margin-top: 0;
      }
    }
  }
`;

/** The icon of a group on a soft disc. */
export const Badge = styled.div`
  width: 3rem;
  height: 3rem;
  ${emblem}
`;

/** The name of a group. */
export const Name = styled.h3`
  font-size: var(--text-xl);
  line-height: 1.2;
`;

/** The text of a group. */
export const Lead = styled.p`
  margin-top: var(--space-2);
  color: var(--color-muted);
`;
