import styled from 'styled-components';
import { fullLast, layer, muted, tile } from '../../../../sections/style.ts';

/** The groups, side by side where there is room. */
export const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr));
  gap: var(--space-7);
  align-items: start;

  ${fullLast}
`;

/** A group of files. */
export const Group = styled.div`
  > :is(h2, h3) {
    margin-bottom: var(--space-3);
  }
`;

/** The files of a group. */
export const List = styled.ul`
  ${tile}
`;

/** A file. The whole row is the link. */
export const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-4);
  align-items: center;
  padding: var(--space-4) var(--space-5);

  & + & {
    border-top: 1px solid var(--color-border);
  }

  > svg {
    width: 1.75rem;
    height: 1.75rem;
    color: var(--color-accent);
  }

  a {
    font-weight: 600;
    text-decoration: none;
  }

  a::after {
    ${layer}
  }

  &:hover a {
    text-decoration: underline;
  }

  p {
    ${muted}
  }

  p a {
    position: relative;
  }

  p a::after {
    content: none;
  }

  @media (max-width: 30rem) {
    grid-template-columns: auto minmax(0, 1fr);
    padding: var(--space-4);

    > :last-child {
      grid-column: 2;
    }
  }
`;

/** Type and size of a file. */
export const Facts = styled.span`
  ${muted}
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
