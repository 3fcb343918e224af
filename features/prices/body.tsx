import type { ReactNode } from 'react';
import { type AnySection, english, readKeys, toAnchor } from '../../schema/vocabulary.ts';
import { usePage, useWords } from '../../sections/section.ts';
import { BillingSwitch } from './BillingSwitch.tsx';
import { CurrencySwitch } from './CurrencySwitch.tsx';
import { hasChoices, keys } from './keys.ts';
import { listCurrencies } from './listCurrencies.ts';
import type { Plan } from './listPrices.ts';

/** Puts the choices between prices above plans. */
export function renderBody(section: AnySection, body: ReactNode): ReactNode {
  if (section.type !== 'pricing' || !hasChoices(section)) return body;
  return (
    <>
      <Switches section={section as unknown as Pricing} />
      {body}
    </>
  );
}

interface Pricing {
  id?: string;
  title?: string;
  plans: Plan[];
}

function Switches({ section }: { section: Pricing }) {
  const { id, title, plans } = section;
  const { billing } = readKeys(section, keys.sectionTypes.pricing);
  const { prices: words } = useWords({ prices: english.prices });
  const { locale, currency } = usePage().site;
  const currencies = listCurrencies(section, currency);
  const name = id ?? toAnchor(title ?? plans[0]?.name ?? '');
  return (
    <>
      {billing && <BillingSwitch name={`${name}-billing`} {...billing} />}
      {currencies.length > 1 && (
        <CurrencySwitch
          name={`${name}-currency`}
          label={words.currency}
          currencies={currencies}
          locale={locale}
        />
      )}
    </>
  );
}
