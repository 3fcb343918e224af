import styled from 'styled-components';

export const Foot = styled.footer`
  background: var(--color-background);
  color: var(--color-text);
  border-top: 1px solid var(--color-border);
  a {
    color: var(--color-text);
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Inner = styled.div`
  display: grid;
  gap: var(--space-8) var(--space-7);
  max-width: calc(var(--width-page) + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--space-8) var(--gutter) var(--space-6);
  @media (min-width: 64rem) {
    grid-template-columns: 1fr 3.6fr;
  }
`;

export const Lead = styled.div`
  max-width: 22rem;
  color: var(--color-muted);
`;

export const Columns = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: var(--space-6) var(--space-5);
  @media (min-width: 46rem) {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
  }
  @media print {
    display: none;
  }
`;

export const Column = styled.div`
  h2 {
    margin: 0 0 var(--space-3);
    font-family: var(--font-text);
    font-size: var(--text-sm);
    font-weight: 650;
    letter-spacing: 0;
    color: var(--color-muted);
  }
  &:has(li:nth-child(9)) {
    grid-column: span 2;
  }
  &:has(li:nth-child(9)) ul {
    columns: 2;
  }
  @media (min-width: 46rem) {
    &:has(li:nth-child(9)) ul {
      columns: auto;
      display: grid;
      grid-template-rows: repeat(7, auto);
      grid-auto-flow: column;
      column-gap: var(--space-5);
    }
  }
  a {
    display: inline-block;
    padding-block: 0.3rem;
    font-size: var(--text-sm);
  }
`;

export const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  align-items: baseline;
  padding-top: var(--space-5);
  border-top: 1px solid var(--color-border);
  color: var(--color-muted);
  font-size: var(--text-sm);
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-4);
  }
  @media (min-width: 46rem) {
    ul {
      margin-inline-start: auto;
    }
  }
  a {
    display: inline-block;
    padding-block: 0.25rem;
  }
  @media (min-width: 64rem) {
    grid-column: 1 / -1;
  }
`;

export const Name = styled.a`
  display: inline-block;
  margin-bottom: var(--space-3);
  color: var(--color-text);
  font-family: var(--font-display);
  font-size: var(--text-xl);
  font-weight: 700;
`;
