import type { PageContext } from '../_shared/page/page.ts';
import type { Contact } from './schema.ts';

/** Returns the place as a schema.org LocalBusiness, unless the section opts out. */
export default function contactData(section: Contact, { site }: PageContext): object[] {
  const { name, address, phone, email, hours, structuredData } = section;
  if (structuredData === false || !address) return [];
  return [
    {
      '@type': 'LocalBusiness',
      name: name ?? site.name,
      url: site.url,
      address: address.join(', '),
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
