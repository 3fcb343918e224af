import styled, { css } from 'styled-components';
import { centered, filledRows, row } from '../_shared/layout/primitives.ts';
import { Sides } from '../_shared/layout/Sides.style.ts';

/** Lets the white ground of a picture vanish once it is inverted for dark ground. */
export const blend = css`
  &[data-ground='dark'] {
    mix-blend-mode: screen;
  }

  @media (prefers-color-scheme: dark) {
    &[data-ground='scheme'] {
      mix-blend-mode: screen;
    }
  }
`;

/** The logos: a grid with lines between its cells, or a row that wraps. */
export const List = styled.ul`
  ${blend}

  &[data-look='wall'] {
    ${filledRows}
    --gap: 1px;
    --least: min(9rem, 45%);
    --columns: 4;
    --pair: 4;
    overflow: hidden;
    border-radius: var(--radius-lg);

    &:is(
        :has(> :nth-child(4n + 1):last-child),
        :has(> :nth-child(3n):last-child):not(:has(> :nth-child(4n):last-child))
      ) {
      --columns: 3;
      --pair: 2;
    }

    @media (min-width: 62rem) {
      :not(${Sides}, [data-width='narrow']) > &:has(> :is(:nth-child(5), :nth-child(6)):last-child) {
        --columns: 6;
        --pair: 6;
      }
    }

    > li {
      padding: var(--space-6) var(--space-4);
      outline: 1px solid var(--color-border);
    }
  }

  &[data-look='strip'] {
    ${row}
    gap: var(--space-5) clamp(1.5rem, 3.4vw, 2.75rem);
    justify-content: center;

    @media (max-width: 39.99rem) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));

      > :last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }
    }
  }

  /*
   * Most logos are drawn for light ground. On dark ground, all of them stand on one light panel, or are
   * inverted if they are grey anyway.
   */
  --panel: light-dark(transparent, #f4f4f2);

  [data-tone='dark'] &,
  [data-tone='accent'] & {
    --panel: #f4f4f2;
  }

  [data-tone='dark'] & {
    --dark: 1;
  }

  [data-tone='accent'] & {
    --dark: 0;
  }

  &:not([data-monochrome]),
  [data-tone='accent'] & {
    border-radius: var(--radius-lg);
    background: var(--panel);
  }

  &[data-look='strip']:not([data-monochrome]),
  [data-tone='accent'] &[data-look='strip'] {
    box-shadow: 0 0 0 var(--space-4) var(--panel);
  }

  /* On dark ground, inverted logos are brighter, so that middle tones stay visible. */
  &[data-monochrome] img {
    filter: grayscale(1) invert(var(--dark)) brightness(calc(1 + 0.6 * var(--dark)));
    transition: filter 0.2s;
  }

  &[data-monochrome] li:hover img,
  &[data-monochrome] a:focus-visible img {
    filter: grayscale(var(--dark)) invert(var(--dark)) brightness(calc(1 + 0.6 * var(--dark)));
  }
`;

/** A logo. */
export const Cell = styled.li`
  ${centered}

  a {
    ${centered}
    min-width: 2.75rem;
    min-height: 2.75rem;
  }

  img {
    width: auto;
    max-width: min(10rem, 100%);
    height: auto;
    max-height: 3rem;
    object-fit: contain;
  }
`;
