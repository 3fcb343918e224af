import styled from 'styled-components';

export const Banner = styled.section`
  background: var(--color-background);
  color: var(--color-text);
  font-size: var(--text-sm);
  /* The menu of small screens opens where the header is without the bar. */
  body:has(#header_menu:popover-open) > & {
    display: none;
  }
  &:has(> details:not([open])) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

export const Content = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  gap: 0 var(--space-3);
  max-width: calc(var(--width-page) + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--space-2) var(--gutter);
  text-align: center;
  text-wrap: balance;
  a {
    padding-block: 0.15rem;
    color: var(--color-accent);
    font-weight: 600;
  }
`;

export const Disclosure = styled.details`
  position: relative;
  padding-inline-end: 2rem;
  summary {
    position: absolute;
    inset-block-start: 0.1rem;
    inset-inline-end: 0.35rem;
    z-index: 1;
    display: grid;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: var(--radius-pill);
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    background: var(--color-accent-soft);
  }
  /* A cross of two strokes. */
  summary::before {
    content: '';
    width: 0.9rem;
    height: 0.9rem;
    background:
      linear-gradient(currentColor 0 0) center / 2px 100% no-repeat,
      linear-gradient(currentColor 0 0) center / 100% 2px no-repeat;
    rotate: 45deg;
  }
`;
