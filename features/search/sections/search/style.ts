import styled from 'styled-components';
import { muted, row } from '../../../../sections/style.ts';

/** The search and the links to all pages, which hide while results show. */
export const Search = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);

  &[data-searching] > nav {
    @media screen {
      display: none;
    }
  }

  /* Without script, a field that leads nowhere is of no use. */
  &[data-target='none'] form {
    @media (scripting: none) {
      display: none;
    }
  }
`;

/** The field with its button. */
export const Form = styled.form`
  ${row}
  gap: var(--space-3);
  max-width: 40rem;

  [data-head='center'] + * & {
    margin-inline: auto;
  }

  @media print {
    display: none;
  }
`;

/** What is looked for. */
export const Input = styled.input`
  flex: 1 1 9rem;
  min-width: 0;
  min-height: 3rem;
  padding: var(--space-2) var(--space-4);
  border: 1.5px solid var(--color-line);
  border-radius: var(--radius-sm);
  background: var(--color-surface);
  color: var(--color-text);
  font: inherit;

  &:focus-visible {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }
`;

/** Starts the search, for visitors who look for a button. */
export const Button = styled.button`
  min-height: 3rem;
  padding: var(--space-2) var(--space-6);
  border: 1.5px solid var(--color-action);
  border-radius: var(--radius-button);
  background: var(--color-action);
  color: var(--color-on-action);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
`;

/** How many pages were found. */
export const Status = styled.p`
  ${muted}

  &:not(:empty) {
    margin-top: var(--space-4);
  }

  [data-head='center'] + * & {
    text-align: center;
  }
`;

/** The pages that were found. */
export const Results = styled.ol`
  display: grid;
  gap: var(--space-5);
  max-width: 46rem;
  margin-top: var(--space-5);
  list-style: none;

  &:empty {
    display: none;
  }

  [data-head='center'] + * & {
    margin-inline: auto;
  }

  > li > a {
    display: inline-block;
    padding-block: var(--space-1);
    font-size: var(--text-lg);
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  p {
    ${muted}
  }
`;

/** The parts of a page that answer the question. */
export const Parts = styled.ul`
  ${row}
  gap: 0 var(--space-5);
  font-size: var(--text-sm);

  a {
    display: inline-block;
    padding-block: var(--space-1);
  }
`;

/** Links to all pages. */
export const Pages = styled.nav`
  ul {
    columns: 3 15rem;
    column-gap: var(--space-8);
    margin-top: var(--space-3);
    padding: 0;
    list-style: none;
  }

  li {
    break-inside: avoid;
  }

  a {
    display: inline-block;
    padding-block: var(--space-2);
    overflow-wrap: anywhere;
  }
`;
