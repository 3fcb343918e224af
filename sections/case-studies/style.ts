import styled from 'styled-components';
import { muted, tile } from '../_shared/layout/primitives.ts';

/** The list of case studies. */
export const List = styled.div`
  display: grid;
  gap: var(--space-5);
`;

/** A case study: its image across the card, or on alternating sides. */
export const Study = styled.article`
  display: grid;
  overflow: hidden;
  ${tile}

  @media print, (min-width: 62rem) {
    &[data-picture='yes'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  @media (min-width: 62rem) {
    &:nth-child(even) > :first-child {
      order: 1;
    }
  }
`;

/** The image of a case study. */
export const Scene = styled.div`
  img {
    width: 100%;
    object-fit: cover;
    aspect-ratio: 16 / 11;
  }

  /* As high as its shape, not as the words beside it, which would cut its sides. */
  @media (min-width: 62rem) {
    align-self: center;
    padding: var(--space-5);

    img {
      border-radius: var(--radius-md);
    }
  }
`;

/** The text column: client, story and results. */
export const Body = styled.div`
  display: grid;
  gap: var(--space-5);
  align-content: center;
  padding: clamp(1.5rem, 1rem + 2.4vw, 3.5rem);
`;

/** The client. */
export const Client = styled.header`
  color: var(--color-muted);
`;

/** The name of the client. */
export const Name = styled.h3`
  margin-bottom: var(--space-1);
  color: var(--color-text);
  font-size: var(--text-2xl);
`;

/** The story of the case. */
export const Story = styled.div`
  max-width: var(--width-prose);
`;

/** The results and the timeframe. */
export const Facts = styled.div`
  padding-top: var(--space-5);
  border-top: 2px solid var(--color-highlight);

  > p:first-child:not(:only-child) {
    font-weight: 600;
  }

  ul {
    margin-top: var(--space-3);
  }
`;

/** The timeframe of the results. */
export const Timeframe = styled.p`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  ${muted}

  * + & {
    margin-top: var(--space-5);
  }

  strong {
    color: var(--color-text);
  }
`;
