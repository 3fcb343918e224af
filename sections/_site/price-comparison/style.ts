import { centered, row, tile } from 'blockwright/style';
import styled from 'styled-components';

/** Prices on the left, reasons on the right. */
export const Layout = styled.div`
  display: grid;
  gap: var(--space-7) var(--space-8);

  @media (min-width: 62rem) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);

    &[data-alone] {
      grid-template-columns: minmax(0, 52rem);
    }

    /* A drawing takes the whole width; the reasons stand below it. */
    &:not([data-look='cards']) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** Both prices with the saving below. */
export const Comparison = styled.dl`
  display: grid;
  align-self: start;
  overflow: hidden;
  ${tile}

  @media (min-width: 40rem) {
    grid-template-rows: repeat(4, auto);
    grid-template-columns: repeat(2, minmax(0, 1fr));

    &[data-look='bars'],
    &[data-look='coins'] {
      grid-template-rows: none;
      grid-template-columns: minmax(0, 1fr);
    }

    &[data-look='ring'] {
      grid-template-rows: auto auto 1fr auto auto 1fr;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  @media print {
    break-inside: avoid;

    /* Drawings are tall: their parts may stand on two sheets. Grids would move as a whole. */
    &[data-look='bars'],
    &[data-look='coins'] {
      display: block;
      break-inside: auto;

      > * {
        break-inside: avoid;
      }
    }
  }
`;

/** A price. Shared rows align the figures and notes of both prices. */
export const Price = styled.div`
  --solid: var(--color-warm);

  padding: var(--space-7) var(--space-6);
  color: var(--color-muted);

  dt {
    font-weight: 600;
  }

  strong {
    display: inline-block;
    margin-top: var(--space-4);
    font: var(--title-weight) var(--text-2xl) / 1 var(--font-display);
    letter-spacing: calc(-0.02em * var(--tracking));
    font-variant-numeric: lining-nums;
    white-space: nowrap;
  }

  strong + span {
    font-size: var(--text-lg);
    white-space: pre-wrap;
  }

  dd + dd {
    margin-top: var(--space-3);
    font-size: var(--text-sm);
  }

  &[data-ours] {
    --solid: var(--color-action);

    background: var(--color-accent-soft);
    color: var(--color-text);

    strong {
      color: var(--color-accent);
      font-size: var(--text-3xl);
    }
  }

  @media (min-width: 40rem) {
    [data-look='cards'] > &,
    [data-look='ring'] > & {
      display: grid;
      grid-row: span 3;
      grid-template-rows: subgrid;
      align-items: baseline;
    }

    > dt {
      align-self: start;
    }
  }

  @media (max-width: 40rem) {
    padding: var(--space-5);
  }

  @media print {
    &[data-ours] {
      --solid: var(--color-accent);
    }
  }
`;

/** The saving. */
export const Saving = styled.div`
  ${row}
  gap: var(--space-1) var(--space-5);
  align-items: baseline;
  justify-content: space-between;
  padding: var(--space-4) var(--space-6);
  border-top: 1px solid var(--color-border);
  background: var(--color-highlight);
  color: var(--color-on-highlight);

  dt {
    font-weight: 600;
  }

  dd {
    font: var(--title-weight) var(--text-2xl) / 1.1 var(--font-display);
    letter-spacing: calc(-0.03em * var(--tracking));
  }

  [data-look='ring'] > & {
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: var(--space-4);
    padding: var(--space-6);
    text-align: center;

    dd:has(svg) {
      ${centered}
      font-size: var(--text-2xl);

      > * {
        grid-area: 1 / 1;
      }
    }
  }

  @media (min-width: 40rem) {
    grid-column: 1 / -1;

    [data-look='ring'] > & {
      grid-row: 1 / -1;
      grid-column: 2;
      border-top: 0;
    }
  }

  @media (max-width: 40rem) {
    padding-inline: var(--space-5);
  }
`;

/** Points, return and buttons; below a drawing in one row, with the buttons at its end. */
export const Reasons = styled.div`
  > dl {
    margin-top: var(--space-5);
  }

  @media (min-width: 62rem) {
    [data-look]:not([data-look='cards']) > & {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      grid-auto-columns: fit-content(22rem);
      grid-auto-flow: column;
      column-gap: var(--space-8);
      align-items: start;

      > * {
        margin-top: 0;
      }

      > dl dd {
        font-size: var(--text-2xl);
        overflow-wrap: normal;
      }

      /* The note, whose row is its own. */
      > div {
        grid-row: 2;
        grid-column: 1 / -1;
        margin-top: var(--space-5);
      }
    }
  }
`;

/** A price as a bar: solid up to the minimum, lighter up to the maximum. */
export const Bar = styled.svg`
  display: block;
  width: 100%;
  height: 2.75rem;
  margin-top: var(--space-3);

  [dir='rtl'] & {
    scale: -1 1;
  }
`;

/** A price as coins: full up to the minimum, empty up to the maximum. */
export const Coins = styled.span`
  --coin: clamp(1rem, 0.8rem + 0.7vw, 1.45rem);

  display: grid;
  grid-template-columns: repeat(auto-fill, var(--coin));
  gap: 0.3rem;
  margin-top: var(--space-4);

  i {
    height: var(--coin);
    border: 2px solid var(--solid);
    border-radius: 50%;
  }

  i:not([data-more]) {
    background: var(--solid);
    print-color-adjust: exact;
  }
`;

/** The saving as part of a ring, around its figure. */
export const Ring = styled.svg`
  width: clamp(11rem, 24vw, 19rem);
  height: auto;
  rotate: -90deg;

  circle {
    fill: none;
    stroke-width: 18;
  }
`;

/** The parts of the ring, each with its colour. */
export const Key = styled.span`
  ${row}
  gap: var(--space-1) var(--space-5);
  justify-content: center;
  font: 500 var(--text-sm) / 1.4 var(--font-text);
  letter-spacing: normal;

  > * {
    --part: var(--color-on-highlight);

    display: flex;
    gap: 0.5em;
    align-items: center;
  }

  > [data-part='more'] {
    --part: var(--color-warm);
  }

  > [data-part='rest'] {
    --part: color-mix(in srgb, var(--color-on-highlight) 16%, transparent);
  }

  > ::before {
    content: '';
    flex: none;
    width: 0.85em;
    height: 0.85em;
    border-radius: 50%;
    background: var(--part);
    print-color-adjust: exact;
  }
`;
