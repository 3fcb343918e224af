import { createOffer } from '../_shared/page/createOffer.ts';
import type { PageContext } from '../_shared/page/page.ts';
import type { PriceList } from './schema.ts';

/** Returns a schema.org Menu or OfferCatalog, if `kind` asks for one. */
export default function priceListData(section: PriceList, { site }: PageContext): object[] {
  const { kind, title, groups } = section;
  if (!kind) return [];
  const name = title && { name: title };
  const describe = (type: string, item: PriceItem) => {
    const offers = createOffer(item.price, site.currency);
    return {
      '@type': type,
      name: item.name,
      ...(item.text && { description: item.text }),
      ...(offers && { offers }),
    };
  };
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
