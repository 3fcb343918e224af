/**
 * Returns an offer for search engines, which take prices as numbers with a point. A text that is more
 * than one plain number ("from 40 €", "2 for 5") gives none.
 */
export function createOffer(price = '', priceCurrency: string): object | undefined {
  const number = /^\p{Sc}?\s?(\d+(?:[.,]\d{1,2})?)\s?\p{Sc}?$/u.exec(price)?.[1];
  return number ? { '@type': 'Offer', price: number.replace(',', '.'), priceCurrency } : undefined;
}
