import styled from 'styled-components';

/** The figures: two in a row on phones, all in a row on wide screens. */
export const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-7) var(--space-5);

  > div {
    padding-top: var(--space-5);
    border-top: 2px solid var(--color-accent);
  }

  > :only-child {
    grid-column: 1 / -1;
  }

  dd {
    font-size: min(11.3vw, clamp(2.1rem, 1.1rem + 3.1vw, 4.25rem));
  }

  @media (max-width: 47.99rem) {
    /* An odd figure stands first and alone, larger, instead of last beside a hole. */
    > :first-child:nth-last-child(odd):not(:only-child) {
      grid-column: 1 / -1;

      dd {
        font-size: clamp(3.25rem, 14vw, 5rem);
      }
    }
  }

  @media (min-width: 48rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    &[data-count='3'],
    &[data-count='6'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    &[data-count='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    &[data-count='7'] {
      grid-template-columns: repeat(12, minmax(0, 1fr));

      > div {
        grid-column: span 3;
      }

      > :nth-child(n + 5) {
        grid-column: span 4;
      }
    }

    &[data-count='5'] {
      grid-template-columns: repeat(auto-fit, minmax(6.25rem, 1fr));

      dd {
        font-size: clamp(2rem, 0.5rem + 3.2vw, 3.25rem);
      }
    }
  }
`;
