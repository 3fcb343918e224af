import { expect, test } from 'vitest';
import {
  renderSection,
  renderStructuredData,
  sectionExample,
} from '../../../../tests/renderSection.tsx';
import { samplePage, sampleRenderContext } from '../../../../tests/sampleRenderContext.ts';
import { check } from './check.ts';
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

test('shows the exceptions of the next two months, and tells search engines all of them', () => {
  const section: Contact = {
    ...sectionExample<Contact>('contact'),
    exceptions: [
      { from: '2026-12-24', to: '2026-12-26', yearly: true, hours: 'closed', name: 'Christmas' },
      { from: '2026-11-20', hours: 'closed', name: 'Stocktaking' },
      { from: '2027-05-01', hours: '10:00-12:00' },
    ],
  };
  const html = renderSection(section);
  expect(html).toContain('Other hours');
  expect(html).toMatch(/Christmas<span[^>]*>Thu, Dec 24\s–\sSat, Dec 26/);
  expect(html).not.toMatch(/Stocktaking|May 1|data-opening/);
  const [place] = renderStructuredData(section);
  expect(place).not.toHaveProperty('openingHours');
  expect(place?.openingHoursSpecification).toHaveLength(3);
  expect(place?.specialOpeningHoursSpecification).toMatchObject([
    { validFrom: '2026-12-24', validThrough: '2026-12-26' },
    { validFrom: '2027-05-01', opens: '10:00' },
  ]);
});

test('with `openNow`, gives the script of the page the timetable of the place', () => {
  const section = { ...sectionExample<Contact>('contact'), openNow: true };
  const site = { ...sampleRenderContext.site, timeZone: 'Europe/Berlin' };
  const html = renderSection(section, { ...sampleRenderContext, site });
  expect(html).toMatch(/<div hidden="" data-opening="{&quot;zone&quot;:&quot;Europe\/Berlin&quot;/);
  expect(html).toContain('Open now, until {time}');
  expect(check(section, samplePage)).toEqual([]);
  const { hours: _, ...bare } = section;
  expect(check(bare as Contact, samplePage)).toMatchObject([
    { message: '`openNow` needs `hours`.' },
  ]);
});
