import styled from 'styled-components';

/** The changes, from top to bottom. */
export const List = styled.ol``;

/** A change: its date at the side, what changed beside it. */
export const Entry = styled.li`
  display: grid;
  gap: var(--space-3) var(--space-7);
  padding-block: var(--space-6);
  border-top: max(1px, var(--border)) solid var(--color-border);
  scroll-margin-top: var(--header-height);

  &:last-child {
    padding-bottom: 0;
  }

  @media (min-width: 48rem) {
    grid-template-columns: 11rem minmax(0, 1fr);
  }
`;

/** Version and date; they stay in view beside a long change. */
export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  color: var(--color-muted);
  font-size: var(--text-sm);

  @media (min-width: 48rem) {
    position: sticky;
    top: calc(var(--header-height) + var(--space-4));
    flex-direction: column;
    align-items: start;
    align-self: start;
  }
`;

/** The version. */
export const Version = styled.b`
  padding: 0.1em 0.7em;
  border-radius: var(--radius-pill);
  background: var(--color-accent-soft);
  color: var(--color-text);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** The list of changes. */
export const Body = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: 42rem;
`;

/** The title of a change. */
export const Name = styled.h3`
  font-size: var(--text-2xl);
`;

/** The kinds of change. */
export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  > li {
    padding: 0 0.7em;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-pill);
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
`;

/** The picture of a change. */
export const Scene = styled.div`
  overflow: hidden;
  margin-top: var(--space-2);
  border-radius: var(--radius-md);

  img {
    width: 100%;
  }
`;
