import type { PageContext } from '../../../../sections/section.ts';
import { describeOpening } from '../../opening/describeOpening.ts';
import { listExceptions } from '../../opening/listExceptions.ts';
import type { Contact } from './schema.ts';

/** Returns the place as a business of schema.org, unless the section opts out. */
export default function contactData(section: Contact, page: PageContext): object[] {
  const { site, absolute } = page;
  const { timeZone = site.timeZone } = section;
  const { name, address, phone, email, hours, exceptions, structuredData } = section;
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
      ...(exceptions &&
        describeOpening(hours ?? [], listExceptions(exceptions, { now: page.now, timeZone }))),
      ...(hours &&
        !exceptions && {
          openingHours: hours
            .filter((opening) => opening.hours !== 'closed')
            .flatMap((opening) =>
              opening.hours.split(/, ?/).map((range) => `${opening.days} ${range}`),
            ),
        }),
    },
  ];
}
