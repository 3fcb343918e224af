import styled from 'styled-components';

/** Rates on the left, reasons on the right. */
export const Layout = styled.div`
  display: grid;
  gap: var(--space-7) var(--space-8);

  @media (min-width: 62rem) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);

    &[data-alone] {
      grid-template-columns: minmax(0, 52rem);
    }
  }
`;

/** Both rates and, across the foot, what is saved. */
export const Comparison = styled.dl`
  display: grid;
  overflow: hidden;
  margin: 0;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-lg);
  background: var(--color-surface);

  @media (min-width: 40rem) {
    grid-template-rows: 1fr auto auto auto;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  dd {
    margin: 0;
  }
`;

/** One rate. Shared rows keep the figures and remarks of both level. */
export const Rate = styled.div`
  padding: var(--space-7) var(--space-6);
  color: var(--color-muted);

  dt {
    font-weight: 600;
  }

  strong {
    display: inline-block;
    margin-top: var(--space-4);
    font: 600 var(--text-2xl) / 1 var(--font-display);
    letter-spacing: -0.035em;
    font-variant-numeric: lining-nums;
    white-space: nowrap;
  }

  dd > span {
    font-size: var(--text-lg);
    white-space: pre-wrap;
  }

  dd + dd {
    margin-top: var(--space-3);
    font-size: var(--text-sm);
  }

  &[data-ours] {
    background: var(--color-accent-soft);
    color: var(--color-text);

    strong {
      color: var(--color-accent);
      font-size: var(--text-3xl);
    }
  }

  @media (min-width: 40rem) {
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
    align-items: baseline;

    > dt {
      align-self: start;
    }
  }

  @media (max-width: 40rem) {
    padding: var(--space-5);
  }
`;

/** What the difference comes to. */
export const Saving = styled.div`
  display: flex;
  flex-wrap: wrap;
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
    font: 600 var(--text-2xl) / 1.1 var(--font-display);
    letter-spacing: -0.03em;
  }

  @media (min-width: 40rem) {
    grid-column: 1 / -1;
  }

  @media (max-width: 40rem) {
    padding-inline: var(--space-5);
  }
`;

/** Points, return and buttons. */
export const Reasons = styled.div`
  > dl {
    margin-top: var(--space-6);
    padding-top: var(--space-6);
    border-top: 1px solid var(--color-border);
  }

  > dl:first-child {
    margin-top: 0;
    padding-top: 0;
    border-top: 0;
  }
`;

/** The remark at the end. */
export const Note = styled.div`
  margin-top: var(--space-5);
  color: var(--color-muted);
  font-size: var(--text-sm);
`;
