import styled from 'styled-components';
import { centered, muted, row } from '../../sections/style.ts';
import { maxColumns, maxValues } from './limits.ts';

/** For each value: while it is chosen, hides the entries without it, and groups without such an entry. */
const filters = Array.from({ length: maxColumns * maxValues }, (_, index) => {
  const number = `${Math.floor(index / maxValues) + 1}-${(index % maxValues) + 1}`;
  const has = `[data-facets~='${number}']`;
  return `&:has([value='${number}']:checked) :is([data-entry], :has(> ul > [data-entry])):not(${has}, :has(${has}))`;
}).join(',\n');

/** A list with its search and filters. Styles alone filter it, so it needs no script. */
export const Directory = styled.div`
  @media screen {
    ${filters} {
      display: none;
    }

    [data-entry][hidden] {
      display: none;
    }
  }

  @media screen and (max-width: 39.99rem) {
    &:not([data-searching], :has([name='all']:checked, [value*='-']:checked))
      [data-entry='more']:not(:target, :has(:target)) {
      display: none;
    }
  }
`;

/** The search field and the lists of values. */
export const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: var(--space-4);
  margin-bottom: var(--space-6);

  &:empty,
  &:not(:has(> :not([hidden]))) {
    display: none;
  }

  @media print {
    display: none;
  }
`;

/** A control with its label above. */
export const Field = styled.label`
  display: grid;
  gap: var(--space-2);
  align-content: start;
  max-width: 24rem;
  font-size: var(--text-sm);
  font-weight: 600;

  &[hidden] {
    display: none;
  }

  input,
  select {
    width: 100%;
    min-height: 2.9rem;
    padding: 0.4em 0.8em;
    border: max(1px, var(--border)) solid var(--color-line);
    border-radius: var(--radius-md);
    background: var(--color-surface);
    color: var(--color-text);
    font: inherit;
    font-weight: 400;
  }

  :focus-visible {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }

  @media (max-width: 39.99rem) {
    max-width: none;
  }
`;

/** The values of one column, as buttons. */
export const Choices = styled.fieldset`
  ${row}
  gap: var(--space-2);
  margin: 0 0 var(--space-6);

  [data-head='center'] + div > & {
    justify-content: center;
  }

  @media print {
    display: none;
  }
`;

/** A value: its radio button covers it. */
export const Choice = styled.label`
  position: relative;
  ${centered}
  min-height: 2.75rem;
  padding: 0.3em 1.1em;
  border: 1.5px solid var(--color-line);
  border-radius: var(--radius-button);
  font-size: var(--text-sm);
  font-weight: 600;
  cursor: pointer;

  &:hover {
    border-color: currentColor;
  }

  &:has(:checked) {
    border-color: var(--color-action);
    background: var(--color-action);
    color: var(--color-on-action);
  }

  &:has(:focus-visible) {
    outline: 3px solid var(--color-focus);
    outline-offset: 3px;
  }

  > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      border-color: Highlight;
      outline: 2px solid Highlight;
    }
  }
`;

/** How many entries are found; a script writes it. */
export const Status = styled.p`
  margin-bottom: var(--space-4);
  ${muted}

  &:empty {
    margin: 0;
  }

  @media print {
    display: none;
  }
`;

/** On phones: shows all entries of a long list. */
export const ShowAll = styled.label`
  display: none;

  @media screen and (max-width: 39.99rem) {
    [data-directory]:not([data-searching], :has([name='all']:checked, [value*='-']:checked)) > & {
      position: relative;
      ${centered}
      min-height: 2.9rem;
      margin-top: var(--space-5);
      border: 1.5px solid var(--color-line);
      border-radius: var(--radius-button);
      font-weight: 600;
      cursor: pointer;
    }

    &:has(:focus-visible) {
      outline: 3px solid var(--color-focus);
      outline-offset: 3px;
    }

    > input {
      position: absolute;
      inset: 0;
      opacity: 0;
      cursor: pointer;
    }
  }
`;
