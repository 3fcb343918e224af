import styled from 'styled-components';
import { Switch } from './billing.style.ts';
import { maxCurrencies } from './keys.ts';

/** For each currency: while it is chosen, hides the prices in the others. */
const choices = Array.from({ length: maxCurrencies }, (_, index) => {
  const number = `'${index + 1}'`;
  return `&:has([value=${number}]:checked) ~ * [data-currency]:not([data-currency=${number}])`;
}).join(',\n');

/** The switch between currencies, beside the one for monthly and yearly prices. */
export const Currencies = styled(Switch)`
  ${choices} {
    display: none;
  }

  fieldset + & {
    margin-inline-start: var(--space-4);
  }

  [data-head='center'] ~ & {
    display: flex;
    width: fit-content;
    margin-inline: auto;
  }
`;
