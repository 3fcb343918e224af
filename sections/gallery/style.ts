import styled from 'styled-components';
import { centered, filledRows, muted, row } from '../_shared/layout/primitives.ts';

/** The pictures: two per row on phones, `data-columns` on wide screens. */
export const Grid = styled.ul`
  ${filledRows}
  --columns: 2;
  --least: 8rem;
  --gap: clamp(0.5rem, 1.5vw, 1.25rem);

  img {
    max-height: 32rem;
    aspect-ratio: 4 / 3;
  }

  @media (min-width: 62rem) {
    &[data-columns='3'] {
      --columns: 3;
    }

    &[data-columns='4'] {
      --columns: 3;
    }

    &[data-columns='4']:not(:has(> :nth-child(4n + 1):last-child)) {
      --columns: 4;
      --pair: 4;
    }
  }
`;

/** A picture with its caption. */
export const Figure = styled.figure`
  break-inside: avoid;

  figcaption {
    margin-top: var(--space-2);
    ${muted}
  }
`;

/** The link around a picture. */
export const Open = styled.a`
  display: block;
  overflow: hidden;
  border-radius: var(--radius-md);
  background: var(--color-tint);
  cursor: zoom-in;

  img {
    width: 100%;
    object-fit: cover;
    transition: scale 0.25s;
  }

  &:hover img {
    scale: 1.03;
  }
`;

/** The dialog across the window. */
export const Lightbox = styled.dialog`
  width: 100%;
  max-width: 100%;
  height: 100%;
  max-height: 100%;
  padding: clamp(0.5rem, 2vw, 2rem);
  border: 0;
  background: #10100f;
  color: #fff;

  &[open] {
    display: grid;
    /* A long caption scrolls rather than leaving no room for the picture. */
    grid-template-rows: minmax(60%, 1fr) auto;
    gap: var(--space-3);
  }

  &::backdrop {
    background: #10100f;
  }
`;

/** The large picture, whole. */
export const Large = styled.div`
  ${centered}
  min-height: 0;

  picture {
    display: contents;
  }

  img {
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 100%;
    object-fit: contain;
  }
`;

/** Caption and buttons below the large picture. */
export const Bar = styled.div`
  ${row}
  gap: var(--space-2);
  align-items: center;
`;

/** Position and caption. */
export const Caption = styled.p`
  flex: 1 1 7rem;
`;

/** A button of the dialog. */
export const Control = styled.button`
  ${centered}
  width: min(2.75rem, 14.7vw);
  height: min(2.75rem, 14.7vw);
  padding: 0 0 0.15em;
  border: 1.5px solid #fff;
  border-radius: var(--radius-pill);
  background: none;
  color: #fff;
  font-size: min(1.5rem, 8vw);
  line-height: 1;
  cursor: pointer;

  &:hover {
    background: #fff;
    color: #10100f;
  }

  &:focus-visible {
    outline-color: #fff;
  }
`;
