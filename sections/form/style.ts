import styled from 'styled-components';

/** Words and form, side by side where there is room. */
export const Beside = styled.div`
  display: grid;
  gap: var(--space-7);

  &[data-words='no'] {
    max-width: 46rem;
    margin-inline: auto;
  }

  @media (min-width: 62rem) {
    &[data-words='yes'] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      column-gap: var(--space-8);
      align-items: start;
    }
  }
`;

/** The words; they stay in view while a long form scrolls by. */
export const Reasons = styled.div`
  @media (min-width: 62rem) {
    position: sticky;
    top: calc(var(--header-height) + var(--space-6));
  }

  > :first-child {
    margin-bottom: var(--space-6);
  }
`;

/** The short promises. */
export const Promises = styled.div`
  margin-bottom: var(--space-6);
`;

/** The picture; on small screens the form comes first. */
export const Figure = styled.div`
  margin-bottom: var(--space-6);

  img {
    width: 100%;
    border-radius: var(--radius-lg);
  }

  @media (max-width: 61.99rem) {
    display: none;
  }
`;

/** Another way to get in touch. */
export const Aside = styled.div`
  padding-top: var(--space-5);
  border-top: 1px solid var(--color-border);
  color: var(--color-muted);
`;

/** The sheet that carries the form. */
export const Card = styled.div`
  padding: clamp(1.25rem, 4vw, 2.5rem);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-lg);
  background: var(--color-surface);
  box-shadow: var(--shadow-md);
`;
