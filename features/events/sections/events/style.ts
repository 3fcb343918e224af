import styled from 'styled-components';
import { row } from '../../../../sections/style.ts';

/** The events, from top to bottom. */
export const List = styled.ul``;

/** An event: its day, what is known about it, its picture. */
export const Card = styled.li`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: var(--space-4) var(--space-5);
  align-items: start;
  padding-block: var(--space-6);
  border-top: max(1px, var(--border)) solid var(--color-border);
  break-inside: avoid;

  &:last-child {
    border-bottom: max(1px, var(--border)) solid var(--color-border);
  }

  @media (min-width: 48rem) {
    grid-template-columns: 6.5rem minmax(0, 1fr);
    column-gap: var(--space-7);

    /* With a picture. */
    &:has(> :nth-child(3)) {
      grid-template-columns: 6.5rem minmax(0, 1fr) clamp(10rem, 22vw, 18rem);
    }
  }

  @media (max-width: 30rem) {
    grid-template-columns: minmax(0, 1fr);
  }

  &[data-status='cancelled'] {
    :is(h2, h3),
    time {
      text-decoration: line-through;
      text-decoration-thickness: 1px;
    }
  }
`;

/** The leaf of a calendar. */
export const Leaf = styled.time`
  display: grid;
  justify-items: center;
  padding: var(--space-3) var(--space-2);
  border-radius: var(--radius-md);
  background: var(--color-accent-soft);
  font-size: var(--text-sm);
  line-height: 1.3;
  text-align: center;

  b {
    color: var(--color-accent);
    font: var(--title-weight) var(--text-3xl) / 1.1 var(--font-display);
    font-variant-numeric: lining-nums;
  }

  @media (max-width: 30rem) {
    ${row}
    gap: 0 0.4em;
    align-items: baseline;
    justify-self: start;
    padding: var(--space-1) var(--space-3);

    b {
      font-size: var(--text-xl);
    }
  }
`;

/** The facts about an event. */
export const Body = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  max-width: 40rem;
`;

/** The name of an event. */
export const Name = styled.h3`
  font-size: var(--text-2xl);
`;

/** That an event is sold out, postponed or cancelled. */
export const Status = styled.p`
  padding: 0.1em 0.7em;
  border: 1.5px solid;
  border-radius: var(--radius-pill);
  color: var(--color-accent);
  font-size: var(--text-sm);
  font-weight: 600;
`;

/** Time, place and price. */
export const Facts = styled.ul`
  ${row}
  gap: var(--space-1) var(--space-5);
  color: var(--color-muted);

  &:empty {
    display: none;
  }
`;

/** A fact with its icon. */
export const Fact = styled.li`
  display: flex;
  gap: 0.5em;

  svg {
    width: 1.1em;
    margin-top: 0.2em;
    color: var(--color-accent);
  }
`;

/** The picture of an event. */
export const Scene = styled.div`
  overflow: hidden;
  border-radius: var(--radius-md);

  img {
    width: 100%;
    object-fit: cover;
    aspect-ratio: 3 / 2;
  }

  @media (max-width: 47.99rem) {
    grid-column: 2;
  }

  @media (max-width: 30rem) {
    grid-column: 1;
  }
`;

/** Adds an event to a calendar. */
export const AddLink = styled.a`
  display: inline-flex;
  gap: 0.5em;
  align-items: center;
  min-height: 1.5rem;
  font-size: var(--text-sm);

  svg {
    width: 1.2em;
    color: var(--color-accent);
  }
`;

/** Adds all events to a calendar. */
export const AllDates = styled.p`
  margin-top: var(--space-5);
`;
