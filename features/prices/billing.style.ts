import styled from 'styled-components';

/** The switch between monthly and yearly prices. */
export const Switch = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  margin: 0 0 var(--space-6);
  padding: 0.3rem;
  border: max(1px, var(--border)) solid var(--color-line);
  border-radius: var(--radius-lg);
  background: var(--color-surface);
  color: var(--color-text);

  @media screen {
    &:has([value='yearly']:checked) ~ * [data-billing='monthly'],
    &:has([value='monthly']:checked) ~ * [data-billing='yearly'] {
      visibility: hidden;
    }
  }

  [data-head='center'] + & {
    display: flex;
    width: fit-content;
    margin-inline: auto;
  }

  @media print {
    && {
      display: none;
    }
  }
`;

/** A choice: its radio button covers it. */
export const Choice = styled.label`
  position: relative;
  display: grid;
  flex: 1 1 auto;

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  span {
    min-height: 2.75rem;
    padding: 0.55rem clamp(0.7rem, 3vw, 1.2rem);
    border-radius: calc(var(--radius-lg) * 0.75);
    font-size: var(--text-sm);
    font-weight: 600;
    line-height: 1.6rem;
    text-align: center;
  }

  :checked + span {
    background: var(--color-action);
    color: var(--color-on-action);
  }

  :focus-visible + span {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    :checked + span {
      outline: 3px solid Highlight;
    }
  }
`;

/** Both prices of a plan in one place, so that nothing moves when the other one shows. */
export const Prices = styled.div`
  display: grid;

  > * {
    grid-area: 1 / 1;
  }

  @media print {
    display: block;
  }
`;
