import styled from 'styled-components';
import { layer, tile } from '../../../../sections/style.ts';

/** The grid: one column on phones, two on tablets, four on wide screens. */
export const Grid = styled.ul`
  display: grid;
  gap: clamp(0.75rem, 1.6vw, 1.25rem);

  @media (min-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-flow: dense;
  }

  @media screen and (min-width: 40rem) {
    grid-auto-rows: minmax(13rem, auto);
  }

  @media (min-width: 62rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    &[data-columns='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

/** A tile. */
export const Tile = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  ${tile}
  color: var(--color-text);

  &[data-tone] {
    background: var(--color-background);
  }

  @media (min-width: 40rem) and (max-width: 61.99rem) {
    &[data-tablet-span='2'] {
      grid-column: span 2;
    }

    &[data-tablet-rows='2'] {
      grid-row: span 2;
    }
  }

  @media (min-width: 62rem) {
    &[data-span='2'] {
      grid-column: span 2;
    }

    &[data-span='3'] {
      grid-column: span 3;
    }

    &[data-span='4'] {
      grid-column: span 4;
    }

    &[data-rows='2'] {
      grid-row: span 2;
    }
  }

  @media (min-width: 40rem) {
    /* Beside the text, so that it does not fill a tile that is one row high. */
    &[data-size='wide']:has(> :nth-child(2)) {
      flex-direction: row;

      > * {
        flex: 1 1 50%;
      }
    }
  }

  &[data-linked]:hover {
    border-color: var(--color-accent);
  }

  :is(h2, h3) a {
    color: inherit;
    text-decoration: none;
  }

  &[data-linked] :is(h2, h3) a::after {
    ${layer}
  }

  &[data-linked] :is(h2, h3) a:hover {
    text-decoration: underline;
  }
`;

/** The words of a tile, at its foot where there is no picture. */
export const Words = styled.div`
  display: grid;
  gap: var(--space-2);
  align-content: start;
  padding: var(--space-5);

  &:only-child {
    flex: 1;
    align-content: end;
  }

  /* The icon or figure on top, the text at the foot. */
  &:only-child:has(> :is(svg, p):first-child) {
    grid-template-rows: 1fr;
  }

  > svg {
    width: 2rem;
    height: 2rem;
    margin-bottom: var(--space-2);
    color: var(--color-accent);
  }

  p {
    color: var(--color-muted);
  }

  [data-size='large'] > & {
    gap: var(--space-3);
    padding: var(--space-6);

    :is(h2, h3) {
      font-size: var(--text-2xl);
    }
  }
`;

/** A large figure. */
export const Value = styled.p`
  && {
    color: inherit;
    font: var(--title-weight) var(--text-2xl) / 1 var(--font-display);
    letter-spacing: calc(-0.02em * var(--tracking));
  }

  :is([data-size='wide'], [data-size='large']) && {
    font-size: var(--text-3xl);
  }
`;

/** The picture of a tile, which fills what the words leave. */
export const Scene = styled.div`
  position: relative;
  flex: 1 1 9rem;
  min-height: 9rem;

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    object-fit: cover;
    max-width: 100%;
    height: 100%;
  }

  @media (max-width: 39.99rem) {
    flex-basis: 13rem;
  }
`;
