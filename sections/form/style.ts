import styled from 'styled-components';

/** Text and form, side by side on wide screens. */
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

    &[data-layout='line'] {
      align-items: center;
    }
  }
`;

/** The text beside the form. */
export const Reasons = styled.div`
  > :first-child {
    margin-bottom: var(--space-6);
  }
`;

/** The short promises. */
export const Promises = styled.div`
  margin-bottom: var(--space-6);
`;

/** The image; on small screens it comes after the form. */
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

/** The panel with the form. */
export const Card = styled.div`
  padding: clamp(1.25rem, 4vw, 2.5rem);
  border: var(--border) solid var(--color-border);
  border-radius: var(--radius-lg);
  background: var(--color-surface);
  box-shadow: var(--shadow-md);
  break-inside: avoid;

  [data-layout='line'] > & {
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
  }
`;
