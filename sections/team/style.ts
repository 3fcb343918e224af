import styled from 'styled-components';
import { row } from '../_shared/layout/primitives.ts';

/** The people, side by side on wide screens. */
export const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: var(--space-7) var(--space-6);

  /* No person stands alone in the second row. */
  @media (min-width: 62rem) {
    &:has(> :nth-child(6):last-child) {
      grid-template-columns: repeat(3, 1fr);
    }

    &:has(> :is(:nth-child(7), :nth-child(8)):last-child) {
      grid-template-columns: repeat(4, 1fr);
    }
  }
`;

/** A person. */
export const Member = styled.li`
  max-width: 26rem;

  @media (max-width: 39.99rem) {
    &:has(> div:first-child) {
      display: grid;
      grid-template-columns: 2fr 3fr;
      grid-template-rows: repeat(3, auto) 1fr;
      column-gap: var(--space-5);
      max-width: none;
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
