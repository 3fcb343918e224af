import styled from 'styled-components';

/** The unit of the values. */
export const Unit = styled.p`
  margin-bottom: var(--space-4);
  color: var(--color-muted);
  font-weight: 600;

  &::first-letter {
    text-transform: uppercase;
  }
`;

/** The columns on a common baseline. */
export const Columns = styled.dl`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: clamp(0.2rem, 1vw, 1rem);

  > div {
    display: flex;
    flex-direction: column-reverse;
  }

  dt {
    padding-top: var(--space-2);
    border-top: 2px solid var(--color-text);
    color: var(--color-muted);
    font-size: min(3.9vw, clamp(0.72rem, 0.6rem + 0.5vw, 0.95rem));
    text-align: center;
    white-space: nowrap;
  }

  [data-highlight] dt {
    color: var(--color-text);
    font-weight: 650;
  }

  dd {
    height: clamp(10rem, 22vw, 17rem);
  }
`;

/** The bar of a column. */
export const Bar = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  overflow: visible;
  fill: color-mix(in srgb, var(--color-accent) 55%, var(--color-background));

  text {
    fill: var(--color-text);
    font: var(--title-weight) min(4vw, clamp(0.75rem, 0.6rem + 0.7vw, 1.15rem)) / 1 var(--font-display);
  }

  /* On a dark ground the accent is the highlight itself, dimmed to mud. */
  [data-tone='dark'] &,
  [data-tone='accent'] & {
    fill: color-mix(in srgb, var(--color-text) 42%, var(--color-background));
  }

  [data-highlight] & {
    fill: var(--color-highlight);
  }

  /* A bright band has the lightness of the highlight. */
  [data-tone='accent'] [data-highlight] & {
    fill: var(--color-action);
  }
`;

/** Notes about single columns, side by side below a line each. */
export const Notes = styled.ul`
  display: grid;
  gap: var(--space-4) var(--space-5);
  margin-top: var(--space-6);

  > li {
    padding-top: var(--space-3);
    border-top: 1px solid var(--color-border);
    color: var(--color-muted);
    text-wrap: pretty;
  }

  > li > :is(strong, span) {
    display: block;
  }

  > li > strong {
    color: var(--color-text);
    font: var(--title-weight) var(--text-lg) / 1.3 var(--font-display);
  }

  > li > span::first-letter {
    text-transform: uppercase;
  }

  @media (max-width: 45.99rem) {
    > li {
      display: grid;
      grid-template-columns: minmax(4.5rem, auto) minmax(0, 1fr);
      column-gap: var(--space-3);
      align-items: baseline;
    }
  }

  @media (min-width: 46rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    &[data-count='1'] {
      grid-template-columns: minmax(0, 1fr);
    }

    &[data-count='2'],
    &[data-count='4'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  @media (min-width: 62rem) {
    &[data-count='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
