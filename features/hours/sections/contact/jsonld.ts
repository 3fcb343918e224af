import type { PageContext } from '../_shared/page/page.ts';
import type { Contact } from './schema.ts';

/** Returns the place as a business of schema.org, unless the section opts out. */
export default function contactData(section: Contact, { site, absolute }: PageContext): object[] {
  const { name, address, phone, email, hours, structuredData } = section;
  const { business = 'LocalBusiness', url, postalAddress } = section;
  if (structuredData === false || !address) return [];
  return [
    {
      '@type': business,
      name: name ?? site.name,
      url: url?.startsWith('/') ? absolute(url) : (url ?? site.url),
      address: postalAddress
        ? {
            '@type': 'PostalAddress',
            streetAddress: postalAddress.street,
            postalCode: postalAddress.postalCode,
            addressLocality: postalAddress.city,
            addressRegion: postalAddress.region,
            addressCountry: postalAddress.country,
          }
        : address.join(', '),
      ...(phone && { telephone: phone }),
      ...(email && { email }),
      ...(hours && {
        openingHours: hours
          .filter((opening) => opening.hours !== 'closed')
          .flatMap((opening) =>
            opening.hours.split(/, ?/).map((range) => `${opening.days} ${range}`),
          ),
      }),
    },
  ];
}
