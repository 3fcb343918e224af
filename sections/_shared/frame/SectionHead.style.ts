import styled from 'styled-components';

/** Eyebrow, title and introduction above the body of a section. */
export const Head = styled.div`
  margin-bottom: var(--space-7);
  break-inside: avoid;

  &[data-head='center'] {
    max-width: 46rem;
    margin-inline: auto;
    text-align: center;
  }

  @media (min-width: 62rem) {
    &[data-head='split'] {
      display: grid;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      column-gap: var(--space-8);
      align-items: start;
    }
  }

  /* Before a grid, Chromium leaves a headline at the foot of a sheet unless the headline ends with a block. */
  @media print {
    break-after: avoid;

    &::after {
      content: '';
      display: block;
      height: 1px;
    }
  }
`;

/** The small line above a title; `data-decoration="suns"` draws two half suns before it. */
export const Eyebrow = styled.p`
  grid-column: 1 / -1;
  position: relative;
  width: fit-content;
  margin: 0 0 var(--space-4);
  color: var(--color-accent);
  font-size: var(--text-sm);
  font-weight: 600;

  [data-head='center'] & {
    margin-inline: auto;
  }

  [data-eyebrows='caps'] & {
    font-size: var(--text-xs);
    letter-spacing: 0.12em;
    text-transform: uppercase;

    [dir='rtl'] & {
      letter-spacing: 0;
    }
  }

  [data-eyebrows='badge'] & {
    padding: 0.25em 0.8em;
    border: var(--border) solid;
    border-radius: var(--radius-pill);
    background: var(--color-accent-soft);
  }

  @media screen {
    [data-eyebrows='line'] & {
      padding-inline-start: 3.3rem;
    }

    [data-eyebrows='line'] &::before {
      content: '';
      position: absolute;
      inset-block-start: 0.8em;
      inset-inline-start: 0;
      width: 2.5rem;
      border-top: 1.5px solid;
    }
  }

  &[data-decoration='suns'] {
    padding-inline-start: 2.2em;
  }

  &[data-decoration='suns']::before {
    content: '';
    position: absolute;
    inset-block-start: 0.5em;
    inset-inline-start: 0;
    width: 1.6em;
    height: 0.55em;
    background:
      radial-gradient(circle at 34% 100%, var(--color-highlight) 0.53em, transparent 0.56em),
      radial-gradient(circle at 66% 100%, currentColor 0.53em, transparent 0.56em);
  }

  /* Browsers do not print backgrounds. */
  @media print {
    padding-inline-start: 0;

    &::before {
      display: none;
    }
  }
`;

/** The title of a section. */
export const Title = styled.h2`
  max-width: 20em;
  font-size: var(--text-3xl);
`;

/** The introduction of a section. */
export const Intro = styled.div`
  max-width: 38rem;
  margin-top: var(--space-4);
  color: var(--color-muted);
  font-size: var(--text-lg);

  [data-head='center'] & {
    margin-inline: auto;
  }

  [data-head='center'] & p {
    text-wrap: balance;
  }

  @media (min-width: 62rem) {
    /* A short introduction ends level with the title; beside a long one, the title stays on top. */
    [data-head='split'] & {
      align-self: end;
      margin: 0 0 0.35em;
    }
  }
`;
