import styled from 'styled-components';

export const Foot = styled.footer`
  /* On a short page at the end of the window: sticky elements stay within the page, so only down. */
  position: sticky;
  top: 100vh;

  /* Darker than the dark tone, so that a dark band above it ends somewhere. */
  @media screen {
    &[data-tone='dark'] {
      --color-background: color-mix(in srgb, var(--color-dark) 72%, #000);
    }
  }
  &[data-tone='plain'] {
    border-top: 1px solid var(--color-border);
  }
  background: var(--color-background);
  color: var(--color-text);
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
    list-style-type: '';
  }
  /* Without an address it has nothing for paper, and would often take a sheet of its own. */
  @media print {
    position: static;
    break-inside: avoid;
    &:not(:has(address)) {
      display: none;
    }
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
    /* Beside few links, the name of the site and opening hours have room for one line. */
    &:not([data-layout], :has(> nav > :nth-child(3))) {
      grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
    }
  }
  &[data-layout='center'] {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    text-align: center;
    > nav {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      column-gap: var(--space-9);
    }
    > :last-child {
      justify-self: stretch;
      justify-content: center;
    }
    > :last-child ul {
      margin-inline-start: 0;
      justify-content: center;
    }
    > :first-child ul {
      justify-content: center;
      margin-inline-start: 0;
    }
  }
  &[data-layout='stacked'] {
    grid-template-columns: minmax(0, 1fr);
    > nav {
      order: -1;
      justify-content: start;
      column-gap: clamp(3rem, 12vw, 12rem);
      /* From three columns on, they share the width. */
      &:has(> :nth-child(3)) {
        justify-content: space-between;
        column-gap: var(--space-7);
      }
    }
    > :first-child {
      max-width: none;
    }
    > :first-child > a {
      gap: 0.25em;
      font-size: clamp(2.5rem, 9vw, 7rem);
    }
    > :first-child > a img {
      min-width: 0;
      height: 0.75em;
    }
  }
  &[data-layout='compact'] {
    row-gap: var(--space-5);
    padding-block: var(--space-6) var(--space-5);
    @media (min-width: 64rem) {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      > nav {
        justify-content: end;
      }
    }
    > nav {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--space-5);
    }
    > nav h2 {
      display: none;
    }
    > nav ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--space-5);
    }
    > :first-child > a {
      margin-bottom: 0;
    }
  }
  @media print {
    display: block;
    padding-block: var(--space-4) 0;
  }
`;

export const Lead = styled.div`
  max-width: 22rem;
  color: var(--color-muted);
  > a {
    margin-bottom: var(--space-4);
  }
`;

export const Columns = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 40%), 1fr));
  gap: var(--space-6) var(--space-5);
  @media (min-width: 46rem) {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    /* One or two columns would be torn apart. */
    &:not(:has(> :nth-child(3))) {
      column-gap: var(--space-9);
      justify-content: start;
    }
  }
  @media (min-width: 64rem) {
    &:not(:has(> :nth-child(3))) {
      justify-content: end;
    }
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
  /* A list of more than twelve is as high as its neighbours in three columns. */
  @media (min-width: 80rem) {
    &:has(li:nth-child(13)) ul {
      grid-template-rows: repeat(5, auto);
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

/** Address, phone and email. */
export const ContactDetails = styled.address`
  margin-top: var(--space-4);
  font-style: normal;
  font-size: var(--text-sm);
  p + p {
    margin-top: var(--space-1);
  }
  a {
    display: inline-block;
    padding-block: 0.25rem;
  }
`;

/** Opening hours. */
export const Hours = styled.dl`
  margin-top: var(--space-4);
  font-size: var(--text-sm);
  div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    padding-block: 0.2rem;
  }
  dd {
    flex: none;
    max-width: 62%;
    text-align: end;
  }
`;

/** Logos of social networks. */
export const ProfileList = styled.ul`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
    margin-block-start: var(--space-4);
    margin-inline-start: -0.75rem;
  }
  a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    border-radius: var(--radius-sm);
  }
  a:hover {
    background: var(--color-accent-soft);
  }
`;
