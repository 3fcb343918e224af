import type { PageDefinition } from '../../../schema/vocabulary/page.ts';
import { cityPage, homePage, pairPage, servicePage } from './eachEntries.ts';
import { cityRow, type Named, serviceRow } from './eachRows.ts';
import { writtenPage } from './writtenPage.ts';

/** The content of a site whose pages are generated from rows. */
export interface EachSite {
  pages: Record<string, PageDefinition>;
  services: Record<string, Named>;
  cities: Record<string, Named>;
  routes: string[];
}

/**
 * Creates a site with exactly `pages` pages (at least 6): one for each pair of service and city, one
 * for each service and each city, the home page, and written pages for the remainder.
 */
export function eachSite(pages: number, seed: number): EachSite {
  const wide = Math.floor(Math.sqrt(pages));
  const high = Math.floor(pages / wide);
  const services = Array.from({ length: wide - 1 }, (_, index) => serviceRow(index, seed));
  const cities = Array.from({ length: high - 1 }, (_, index) => cityRow(index, seed));
  const guides = Array.from({ length: pages - wide * high }, (_, index) =>
    writtenPage(index + 1, pages - wide * high + 1, seed),
  );
  return {
    pages: {
      '/': homePage(
        services,
        cities,
        guides.map(({ route }) => route),
      ),
      '/services/{{ service.slug }}': servicePage(cities),
      '/cities/{{ city.slug }}': cityPage(services),
      '/{{ service.slug }}-in-{{ city.slug }}': pairPage,
      ...Object.fromEntries(guides.map(({ route, entry }) => [route, entry])),
    },
    services: Object.fromEntries(services.map((row) => [row.slug, row])),
    cities: Object.fromEntries(cities.map((row) => [row.slug, row])),
    routes: [
      '/',
      ...services.map((service) => `/services/${service.slug}`),
      ...cities.map((city) => `/cities/${city.slug}`),
      ...services.flatMap((service) => cities.map((city) => `/${service.slug}-in-${city.slug}`)),
      ...guides.map(({ route }) => route),
    ],
  };
}
