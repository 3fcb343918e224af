import type { PageContext } from '../_shared/page/page.ts';
import type { PriceList } from './schema.ts';

/** Returns a schema.org Menu or OfferCatalog, if `kind` asks for one. */
export default function priceListData(section: PriceList, { site }: PageContext): object[] {
  const { kind, title, groups } = section;
  if (!kind) return [];
  const name = title && { name: title };
  const describe = (type: string, item: PriceItem) => ({
    '@type': type,
    name: item.name,
    ...(item.text && { description: item.text }),
    ...offersOf(item.price, site.currency),
  });
  if (kind === 'services')
    return [
      {
        '@type': 'OfferCatalog',
        ...name,
        itemListElement: groups.flatMap(({ items }) =>
          items.map((item) => describe('Service', item)),
        ),
      },
    ];
  return [
    {
      '@type': 'Menu',
      ...name,
      hasMenuSection: groups.map((group) => ({
        '@type': 'MenuSection',
        ...(group.title && { name: group.title }),
        hasMenuItem: group.items.map((item) => describe('MenuItem', item)),
      })),
    },
  ];
}

type PriceItem = PriceList['groups'][number]['items'][number];

/**
 * Returns the price for search engines, which take numbers with a point. A text that is more than one
 * plain number ("from 40 €", "2 for 5") gives none.
 */
function offersOf(price: string, priceCurrency: string): { offers?: object } {
  const number = /^\p{Sc}?\s?(\d+(?:[.,]\d{1,2})?)\s?\p{Sc}?$/u.exec(price)?.[1];
  if (!number) return {};
  return { offers: { '@type': 'Offer', price: number.replace(',', '.'), priceCurrency } };
}
