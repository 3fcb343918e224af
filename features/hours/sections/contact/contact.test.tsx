import { expect, test } from 'vitest';
import { renderSection, renderStructuredData, sectionExample } from '../../tests/renderSection.tsx';
import { dayNames } from './dayNames.ts';
import type { Contact } from './schema.ts';
import { timeRange } from './timeRange.ts';

test('names days in the language of the site', () => {
  expect(dayNames('Mo-Fr', 'en-US')).toBe('Mon – Fri');
  expect(dayNames('Su', 'de-DE')).toBe('So');
});

test('writes times as the site’s country does', () => {
  const spaces = /\s/g;
  expect(timeRange('08:00-17:30', 'en-US').replace(spaces, ' ')).toBe('8:00 AM – 5:30 PM');
  expect(timeRange('18:00-24:00', 'en-US').replace(spaces, ' ')).toBe('6:00 PM – 12:00 AM');
  expect(timeRange('08:00-24:00', 'de-DE')).toBe('08:00–24:00');
});

test('tells search engines the opening hours, without closed days', () => {
  const { business: _, postalAddress: __, ...place } = sectionExample<Contact>('contact');
  expect(renderStructuredData(place)[0]).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'Wheel & Chain',
    address: '12 Mill Lane, Portland, OR 97205',
    openingHours: ['Mo-Fr 08:00-12:00', 'Mo-Fr 13:00-17:00', 'Sa 09:00-12:00'],
  });
});

test('tells search engines the kind of business, its page and the parts of its address', () => {
  const practice = {
    ...sectionExample<Contact>('contact'),
    business: 'Physician',
    url: '/practice',
    postalAddress: { street: 'Hauptstr. 1', city: 'Bonn', country: 'DE' },
  };
  expect(renderStructuredData(practice)[0]).toEqual(
    expect.objectContaining({
      '@type': 'Physician',
      url: 'https://www.example.com/practice',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Hauptstr. 1',
        addressLocality: 'Bonn',
        addressCountry: 'DE',
      },
    }),
  );
});

test('says nothing to search engines without an address, or when told so', () => {
  const { address: _, ...without } = sectionExample<Contact>('contact');
  expect(renderStructuredData(without)).toEqual([]);
  expect(renderStructuredData({ ...sectionExample('contact'), structuredData: false })).toEqual([]);
});

test('links the telephone number without spaces', () => {
  expect(renderSection(sectionExample('contact'))).toContain('href="tel:+15035550142"');
});
