import Type, { type Static } from 'typebox';
import { flag, list, mapping, plain } from '../../schema/vocabulary.ts';

const address = (description: string) =>
  Type.Optional(Type.String({ format: 'https-address', description }));

const origins = (description: string) =>
  list(description, Type.String({ format: 'https-address', description: 'An address.' }));

const plausible = mapping('Plausible. `{}` is enough.', {
  script: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9_.-]+$',
      description:
        'Name of the script in the snippet, such as `pa-AbCdEf`, without `.js`. Without it, the script for all sites is used.',
    }),
  ),
  domain: Type.Optional(
    plain('Name of the site in Plausible; the host of `site.url` without `www.` by default.'),
  ),
  server: address('Address of a server of your own; `https://plausible.io` by default.'),
});

const umami = mapping('Umami.', {
  website: Type.String({
    pattern: '^[A-Za-z0-9-]+$',
    description: 'ID of the website: `data-website-id` in the snippet.',
  }),
  server: address('Address of a server of your own; Umami Cloud by default.'),
});

const matomo = mapping('Matomo, without cookies unless they are allowed.', {
  server: Type.String({
    format: 'https-address',
    description: 'Address of Matomo, such as `https://example.matomo.cloud`.',
  }),
  site: Type.Integer({ minimum: 1, description: 'Number of the site in Matomo.' }),
  cookies: flag('`true` lets Matomo set cookies, which need consent in many countries.'),
});

const fathom = mapping('Fathom.', {
  site: Type.String({
    pattern: '^[A-Za-z0-9]+$',
    description: 'ID of the site: `data-site` in the snippet.',
  }),
});

const script = mapping('The script of another service.', {
  src: Type.String({ format: 'https-address', description: 'Address of the script.' }),
  data: Type.Optional(
    Type.Record(Type.String(), plain('Value of the attribute.'), {
      description: 'Attributes of the script as `name: value`; `site: abc` is `data-site="abc"`.',
      propertyNames: { pattern: '^[a-z][a-z0-9-]*$' },
    }),
  ),
  connect: origins(
    'Addresses that the script sends data to; the address of the script by default.',
  ),
  images: origins('Addresses that the script loads images from.'),
  kilobytes: Type.Optional(
    Type.Number({
      minimum: 0,
      description: 'Compressed size of the script, for the weight of pages; 10 by default.',
    }),
  ),
});

/** The schema of `site.analytics`. */
export const analytics = mapping(
  'Services that count visits, only on the published site: never in `dev`, `edit` or `preview`.',
  {
    plausible: Type.Optional(plausible),
    umami: Type.Optional(umami),
    matomo: Type.Optional(matomo),
    fathom: Type.Optional(fathom),
    script: Type.Optional(script),
  },
  {
    'x-panel': 'Sharing and search',
    'x-technical': true,
    'x-hosts': {
      plausible: 'plausible.io',
      umami: 'cloud.umami.is',
      fathom: 'cdn.usefathom.com',
    },
  },
);

/** The services that count the visits of a site. */
export type Analytics = Static<typeof analytics>;
