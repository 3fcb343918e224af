import { Choice } from './billing.style.ts';
import { Currencies } from './currency.style.ts';

interface CurrencySwitchProps {
  /** Name of the radio buttons, unique on the page. */
  name: string;
  label: string;
  /** Codes, the first choice of visitors first. */
  currencies: readonly string[];
  locale: string;
}

/** Radio buttons by which CSS alone shows the prices in one currency. */
export function CurrencySwitch({ name, label, currencies, locale }: CurrencySwitchProps) {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return (
    <Currencies>
      <legend className="visually-hidden">{label}</legend>
      {currencies.map((code, index) => (
        <Choice key={code} data-currency-choice={code}>
          <input type="radio" name={name} value={index + 1} defaultChecked={index === 0} />
          <span>
            {code} <span className="visually-hidden">{names.of(code)}</span>
          </span>
        </Choice>
      ))}
    </Currencies>
  );
}
