import styled from 'styled-components';

/** The call to action, beside its image if it has one. */
export const Invitation = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-8);

  @media (min-width: 62rem) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: center;
  }

  &[data-align='center'] {
    grid-template-columns: minmax(0, 1fr);
    text-align: center;

    > div > * {
      margin-inline: auto;
    }

    ul {
      justify-content: center;
    }
  }

  @media (max-width: 61.99rem) {
    &[data-picture='no'] {
      padding-bottom: 7rem;
    }
  }

  @media print {
    break-inside: avoid;

    &[data-picture] {
      padding-bottom: 0;
    }
  }
`;

/** The title. */
export const Call = styled.h2`
  max-width: 16em;
  font-size: var(--text-3xl);
`;

/** The text below the title. */
export const Reason = styled.div`
  max-width: 36rem;
  margin-top: var(--space-4);
  color: var(--color-muted);
  font-size: var(--text-lg);
`;

/** The picture. */
export const Figure = styled.div`
  img {
    width: 100%;
    border-radius: var(--radius-lg);
  }
`;
