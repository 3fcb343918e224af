import styled from 'styled-components';
import { filledRows, layer, tile } from '../_shared/layout/primitives.ts';
import { emblem } from '../_shared/theme/emblem.ts';

/** The cards: one column on phones, two on tablets, `data-columns` on wide screens. */
export const Grid = styled.ul`
  ${filledRows}
  --columns: 1;
  --gap: clamp(0.75rem, 2vw, 1.5rem);

  @media (min-width: 40rem) {
    --columns: 2;
    --least: 13rem;
    --gap: var(--space-5);
  }

  @media (min-width: 40rem) and (max-width: 61.99rem) {
    &[data-count='3'] {
      --columns: 1;
    }

    /* Across the whole width, a picture stands beside the text instead of filling the screen. */
    &[data-count='3'] > :has(> :nth-child(2)),
    > :last-child:nth-child(odd):has(> :nth-child(2)) {
      flex-direction: row;

      > * {
        flex: 1 1 50%;
      }

      > :first-child,
      > :first-child img {
        height: 100%;
      }
    }
  }

  @media (min-width: 62rem) {
    &[data-columns='3'] {
      --columns: 3;
    }

    &[data-columns='4'] {
      --columns: 4;
      --pair: 4;
      --least: 11rem;
    }

    &[data-look='feature'] {
      display: grid;
      grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    }

    &[data-look='feature'][data-columns='2']:has(> :nth-child(3)) > :first-child,
    &[data-look='feature'][data-columns='3']:has(> :nth-child(4)) > :first-child,
    &[data-look='feature'][data-columns='4']:has(> :nth-child(5)) > :first-child {
      grid-row: span 2;

      > :last-child {
        justify-content: end;
        font-size: var(--text-lg);
      }

      /* Without a picture, icon and words stand together in the middle. */
      > :only-child {
        justify-content: center;
      }

      :is(h2, h3) {
        font-size: var(--text-2xl);
      }
    }

    &[data-look='feature'][data-columns='2'][data-count='4'] > :first-child {
      grid-row: span 3;
    }

    &[data-look='feature'][data-columns='3'][data-count='6'] > :first-child,
    &[data-look='feature'][data-columns='3'][data-count='7'] > :last-child {
      grid-column: span 2;
    }
  }

  &[data-look='plain'] {
    --gap: var(--space-6);

    row-gap: var(--space-7);

    @media (max-width: 39.99rem) {
      row-gap: var(--space-5);
    }
  }
`;

/** One card. */
export const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  ${tile}
  transition:
    border-color 0.2s,
    box-shadow 0.2s,
    translate 0.2s;

  &[data-linked]:hover {
    border-color: var(--color-accent);
    box-shadow: var(--shadow-md);
    translate: 0 -3px;
  }

  /* Beside cards with a picture, the words of one without stand where theirs do. */
  [data-look='card']:has(> li > picture, > li > div > img, > li > div > picture) > &:not(:has(> :nth-child(2))) {
    justify-content: end;
    background: var(--color-tint);

    > div {
      flex: none;
    }
  }

  [data-look='plain'] > & {
    overflow: visible;
    border-width: 2px 0 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
`;

/** The picture above the text. */
export const Cover = styled.div`
  background: var(--color-tint);

  img {
    width: 100%;
    object-fit: cover;
    max-width: 100%;
    aspect-ratio: 3 / 2;
  }

  &[data-fit='contain'] img {
    padding: var(--space-5);
    object-fit: contain;
  }
`;

/** The text of a card. */
export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  padding: clamp(1.25rem, 0.75rem + 1.8vw, 2.25rem);
  color: var(--color-muted);

  [data-look='plain'] & {
    padding: var(--space-5) 0 0;
  }

  a {
    position: relative;
    z-index: 1;
  }

  @media (max-width: 61.99rem) {
    /* The icon beside the title, the rest below both. */
    &:has(> span) {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      column-gap: var(--space-4);
      align-content: start;

      > * {
        grid-column: 1 / -1;
      }

      > span,
      > :is(h2, h3) {
        grid-row: 1;
        align-self: center;
        margin-bottom: var(--space-3);
      }

      > span {
        grid-column: 1;
        width: 2.75rem;
        height: 2.75rem;
      }

      > :is(h2, h3) {
        grid-column: 2;
      }
    }
  }
`;

/** The icon on a disc. */
export const Emblem = styled.span`
  width: 3.25rem;
  height: 3.25rem;
  ${emblem}

  svg {
    width: 1.5rem;
    height: 1.5rem;
  }
`;

/** The small line above the title. */
export const Meta = styled.p`
  margin-bottom: var(--space-2);
  color: var(--color-accent);
  font-size: var(--text-sm);
  font-weight: 600;
`;

/** The title of a card. */
export const Name = styled.h3`
  margin-bottom: var(--space-3);
  color: var(--color-text);
  font-size: var(--text-xl);
  line-height: 1.2;
`;

/** Ticked points below the text. */
export const Points = styled.div`
  margin-top: var(--space-5);

  @media (max-width: 39.99rem) {
    margin-top: var(--space-4);
  }

  @media (min-width: 40rem) and (max-width: 61.99rem) {
    [data-count='3'] & > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

/** The link at the bottom; its clickable area is the whole card. */
export const More = styled.div`
  margin-top: auto;
  padding-top: var(--space-4);

  a {
    position: static;
  }

  a::after {
    ${layer}
    border-radius: var(--radius-lg);
  }
`;
