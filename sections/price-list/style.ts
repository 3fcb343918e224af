import styled from 'styled-components';
import { filledRows, muted } from '../_shared/layout/primitives.ts';

/** The groups: two or three in a row where there is room. */
export const Groups = styled.div`
  ${filledRows}
  --gap: var(--space-8);
  --columns: 2;
  --least: 15rem;
  row-gap: var(--space-7);

  &:has(> :nth-child(3n):last-child) {
    --columns: 3;
  }
`;

/** A group. */
export const Group = styled.div`
  min-width: 0;
`;

/** The entries of a group. */
export const Entries = styled.ul`
  margin-top: var(--space-4);
`;

/** The title of a group. */
export const GroupTitle = styled.h3`
  margin-bottom: var(--space-2);
  color: var(--color-accent);
`;

/** An entry: its name and price on one line, its description below. */
export const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--space-4);
  padding-block: var(--space-3);
  border-bottom: 1px dotted var(--color-line);
  break-inside: avoid;
`;

/** The name of an entry with its tags. */
export const Name = styled.span`
  font-weight: 600;
`;

/** The price of an entry. */
export const Price = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  text-align: end;
`;

/** A short note after the name. */
export const Tag = styled.span`
  display: inline-block;
  padding: 0 0.6em;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-pill);
  color: var(--color-muted);
  font-size: var(--text-xs);
  font-weight: 500;
`;

/** The description of an entry. */
export const Remark = styled.p`
  grid-column: 1 / -1;
  max-width: 34rem;
  ${muted}
`;
