import Type, { type Static } from 'typebox';
import { list, mapping } from '../../schema/vocabulary.ts';
import type { Service } from './services/_shared/Service.ts';
import { services } from './services.ts';

/** The schema of `site.analytics`. */
export const analytics = mapping(
  'Services that count visits, only on the published site; in `dev` and `preview` with the option `--scripts`.',
  {
    plausible: Type.Optional(services.plausible.schema),
    umami: Type.Optional(services.umami.schema),
    matomo: Type.Optional(services.matomo.schema),
    fathom: Type.Optional(services.fathom.schema),
    google: Type.Optional(services.google.schema),
    tagManager: Type.Optional(services.tagManager.schema),
    meta: Type.Optional(services.meta.schema),
    linkedin: Type.Optional(services.linkedin.schema),
    hubspot: Type.Optional(services.hubspot.schema),
    clarity: Type.Optional(services.clarity.schema),
    posthog: Type.Optional(services.posthog.schema),
    track: list(
      'Events that the services learn of besides visits: `actions` (buttons), `links` to other websites, `downloads`, `contacts` (mail and phone), `forms` that were sent, `videos`, and `tests` (all events name the variant of a page with a test).',
      Type.Enum(['actions', 'links', 'downloads', 'contacts', 'forms', 'videos', 'tests'], {
        description: 'A kind of events.',
      }),
      { uniqueItems: true },
    ),
  },
  {
    'x-panel': 'Sharing and search',
    'x-technical': true,
    'x-hosts': Object.fromEntries(
      Object.entries(services).flatMap(([name, { host }]) => (host ? [[name, host]] : [])),
    ),
  },
);

/** The services that count the visits of a site. */
export type Analytics = Static<typeof analytics>;

/** Returns the services in the order in which pages load them, by name. */
export function createServices(analytics: Analytics, url: string): [name: string, Service][] {
  const site = { hostname: new URL(url).hostname };
  return Object.entries(services).flatMap(([name, { create }]): [string, Service][] => {
    const settings = analytics[name as keyof typeof services];
    if (!settings) return [];
    const service = (create as (settings: object, page: typeof site) => Service)(settings, site);
    return [[name, { ...service, category: settings.category ?? service.category }]];
  });
}
