import styled from 'styled-components';
import { filledRows, row } from '../_shared/layout/primitives.ts';

/** The people, side by side on wide screens. */
export const People = styled.ul`
  ${filledRows}
  --least: 12rem;
  --gap: var(--space-6);
  row-gap: var(--space-7);

  /* No person stands alone in the last row. */
  @media (min-width: 62rem) {
    &:not(:has(> :is(:nth-child(5), :nth-child(6), :nth-child(9)):last-child)) {
      --columns: 4;
      --pair: 4;
    }
  }
`;

/** A person. */
export const Member = styled.li`
  @media (max-width: 39.99rem) {
    &:has(> div:first-child) {
      display: grid;
      grid-template-columns: 2fr 3fr;
      grid-template-rows: repeat(3, auto) 1fr;
      column-gap: var(--space-5);
    }

    > div:first-child {
      grid-row: span 4;
      align-self: start;
      margin: 0;
    }
  }
`;

/** The portrait, in the shape of the theme. */
export const Portrait = styled.div`
  max-width: 26rem;
  overflow: hidden;
  margin-bottom: var(--space-5);
  border-radius: var(--radius-portrait);
  background: var(--color-highlight-soft);

  img {
    width: 100%;
    object-fit: cover;
    aspect-ratio: 1;
  }

  @media print {
    max-width: 2.75cm;
  }
`;

/** The name of a person. */
export const Name = styled.h3`
  font-size: var(--text-xl);
  line-height: 1.2;
`;

/** The role of a person. */
export const Role = styled.p`
  margin-top: var(--space-1);
  color: var(--color-accent);
  font-weight: 500;
`;

/** The skills of a person. */
export const Skills = styled.ul`
  ${row}
  gap: var(--space-2);
  margin-top: var(--space-4);
  font-size: var(--text-sm);

  li {
    padding: 0.15em 0.8em;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-pill);
  }
`;

/** The links of a person. */
export const Profiles = styled.div`
  ${row}
  gap: 0 var(--space-4);
  margin-top: var(--space-3);
`;
