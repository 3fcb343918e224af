import styled from 'styled-components';

/**
 * A list with a tick before each item, or a cross with `data-mark="cross"`; `data-columns` sets the
 * number of columns on wide screens.
 */
export const TickedList = styled.ul`
  display: grid;
  align-content: start;
  gap: var(--space-3) var(--space-7);

  > li {
    position: relative;
    padding-inline-start: 1.9em;
    text-wrap: pretty;
  }

  > li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.18em;
    inset-inline-start: 0;
    width: 1.25em;
    height: 1.25em;
    border-radius: 50%;
    background: var(--color-accent-soft);
  }

  > li::after {
    content: '';
    position: absolute;
    inset-block-start: 0.44em;
    inset-inline-start: 0.46em;
    width: 0.34em;
    height: 0.6em;
    border: solid var(--color-accent);
    border-width: 0 0.13em 0.13em 0;
    rotate: 42deg;
  }

  /* An excluded entry: a bar for the tick. */
  &[data-mark='cross'] > li::after {
    inset-block-start: 0.745em;
    inset-inline-start: 0.34em;
    width: 0.57em;
    height: 0;
    border-color: var(--color-danger);
    border-width: 0.13em 0 0;
    rotate: 0deg;
  }

  @media (min-width: 40rem) {
    &[data-columns='2'],
    &[data-columns='3'],
    &[data-columns='4'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  @media (min-width: 62rem) {
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    &[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
