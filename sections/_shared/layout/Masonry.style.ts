import styled from 'styled-components';

/** A list in columns without rows, so that items of any height leave no gaps; it reads column by column. */
export const Masonry = styled.ul`
  columns: 3 17rem;
  column-gap: var(--space-5);

  &[data-columns='2'] {
    columns: 2 17rem;
  }

  &[data-columns='4'] {
    columns: 4 13rem;
  }

  /* Browsers fill the columns one after the other: as many as get an item. */
  &:has(> :is(:nth-child(5), :nth-child(6)):last-child) {
    columns: 3 17rem;
  }

  &:has(> :is(:nth-child(2), :nth-child(4)):last-child) {
    columns: 2 17rem;
  }

  && > * {
    margin-block-end: var(--space-5);
    break-inside: avoid;
  }

  > :last-child {
    margin-block-end: 0;
  }
`;
