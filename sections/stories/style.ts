import styled from 'styled-components';

/** The stories. */
export const List = styled.div`
  display: grid;
  gap: var(--space-5);
`;

/** One story. */
export const Story = styled.article`
  display: grid;
  gap: var(--space-5) var(--space-7);
  padding: clamp(1.5rem, 1rem + 2.4vw, 3rem);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-lg);
  background: var(--color-surface);

  @media (min-width: 62rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) minmax(0, 2.4fr);
  }
`;

/** Who tells it. */
export const Teller = styled.header`
  display: flex;
  gap: var(--space-5);
  align-items: center;
  color: var(--color-muted);

  @media (min-width: 62rem) {
    flex-direction: column;
    align-items: flex-start;
  }
`;

/** The portrait under an arch. */
export const Portrait = styled.span`
  flex: none;

  img {
    width: clamp(5.5rem, 24vw, 7rem);
    height: auto;
    aspect-ratio: 1;
    border-radius: 50% 50% var(--radius-md) var(--radius-md);
    background: var(--color-highlight-soft);
    object-fit: cover;

    @media (min-width: 62rem) {
      width: 10rem;
    }
  }
`;

/** The name. */
export const Name = styled.h3`
  margin-bottom: var(--space-1);
  color: var(--color-text);
  font-size: var(--text-xl);
`;

/** What happened. */
export const Tale = styled.div`
  font-size: var(--text-lg);
`;

/** What came of it, and when. */
export const Facts = styled.div`
  padding-top: var(--space-5);
  border-top: 2px solid var(--color-highlight);

  > p:first-child {
    font-weight: 600;
  }

  ul {
    margin-top: var(--space-3);
  }

  @media (min-width: 62rem) {
    padding: 0 0 0 var(--space-6);
    border-top: 0;
    border-inline-start: 2px solid var(--color-highlight);
  }
`;

/** How long it took. */
export const Timeframe = styled.p`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  margin-top: var(--space-5);
  color: var(--color-muted);
  font-size: var(--text-sm);

  strong {
    color: var(--color-text);
  }
`;
